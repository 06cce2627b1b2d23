import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Bucket } from '../test/bucket.js';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { partialFiles, Uploads } from './cluster/uploads.js';
import { scaled, seeded } from './seeded.js';

afterAll(endPrograms);

const ONLY_TAKEN = /^\d+ × upload 201$/;
const TAKEN_OR_LATER = /^(\d+ × upload (201|503 retry)(, |$))+$/;

describe('with a bucket', () => {
  const bucket = new Bucket();
  let parts: Parts;
  beforeAll(async () => {
    const FILES_URL = await bucket.open();
    parts = await openParts(await PostgresServer.create(), { FILES_URL });
  });
  afterAll(async () => {
    await parts.close();
    await bucket.close();
  });

  /** @returns the answers meanwhile, and those afterwards */
  async function through(name: string, fault: () => Promise<void>) {
    const { cluster } = parts;
    const uploads = await Uploads.on(cluster, name.toLowerCase().replaceAll(' ', '-'));
    const began = Date.now();
    uploads.start();
    await fault();
    bucket.beforeAnswer = () => false;
    const ended = Date.now();
    await pause(5 * SECOND);
    await uploads.end();
    const partial = await partialFiles(
      cluster,
      (key) => bucket.objects.get(`/papers/${key}`)?.length,
    );
    const broken = await cluster.broken();
    const [meanwhile, afterwards] = [uploads.answers(began, ended), uploads.answers(ended)];
    record(name, {
      ...{ meanwhile, afterwards, 'rows without file': partial.length },
      'invariants broken': broken.join(', ') || 'none',
    });
    expect({ partial, broken }).toEqual({ partial: [], broken: [] });
    expect(afterwards).toMatch(ONLY_TAKEN);
    return meanwhile;
  }

  it('takes uploads from a slow one', async () => {
    const answers = await through('S3 slow 1 s each', async () => {
      bucket.beforeAnswer = () => pause(SECOND, false);
      await pause(scaled(15) * SECOND);
    });
    expect(answers).toMatch(ONLY_TAKEN);
  });

  it('takes uploads while one request in ten fails', async () => {
    const random = seeded('bucket');
    const answers = await through('S3 failing one in ten', async () => {
      bucket.beforeAnswer = () => random() < 0.1;
      await pause(scaled(15) * SECOND);
    });
    expect(answers).toMatch(TAKEN_OR_LATER);
  });

  it('asks to come back later while there is none', async () => {
    const answers = await through('S3 absent', async () => {
      await bucket.close();
      await pause(scaled(15) * SECOND);
      await bucket.open();
    });
    expect(answers).toMatch(TAKEN_OR_LATER);
    expect(answers).toContain('503 retry');
  });
});

describe('with a disk', () => {
  let parts: Parts;
  let folder: string;
  beforeAll(async () => {
    parts = await openParts(await PostgresServer.create());
    folder = join(parts.cluster.home, 'files');
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
  });
  afterAll(async () => {
    execFileSync('umount', [folder]);
    await parts.close();
  });

  it('refuses uploads while it is full', async () => {
    const { cluster } = parts;
    const uploads = await Uploads.on(cluster, 'full-disk');
    for (let n = 0; n < 3; n += 1) await uploads.send();
    const full = Date.now();
    fill(join(folder, 'filler'));
    await Promise.all(Array.from({ length: 9 }, () => uploads.send()));
    const room = Date.now();
    rmSync(join(folder, 'filler'));
    for (let n = 0; n < 3; n += 1) await uploads.send();
    const sizeOf = (key: string) => statSync(join(folder, key), { throwIfNoEntry: false })?.size;
    const partial = await partialFiles(cluster, sizeOf);
    const broken = await cluster.broken();
    record('Disk full while uploading', {
      ...{ meanwhile: uploads.answers(full, room), afterwards: uploads.answers(room) },
      ...{ 'rows without file': partial.length, 'invariants broken': broken.join() || 'none' },
    });
    expect(uploads.answers(0, full)).toBe('3 × upload 201');
    expect(uploads.answers(full, room)).toBe('9 × upload 507');
    expect(uploads.answers(room)).toBe('3 × upload 201');
    expect({ partial, broken }).toEqual({ partial: [], broken: [] });
  });
});

/** Leaves less room than an upload needs. */
function fill(file: string): void {
  const content = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(file, content, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
