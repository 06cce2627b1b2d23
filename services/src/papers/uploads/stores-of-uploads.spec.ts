import { createHash, randomInt } from 'node:crypto';
import { Disk } from 'flydrive';
import { spyOn } from 'jest-mock';
import { Bucket } from '../../../test/bucket.js';
import { paperPdf } from '../../../test/paper-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { beginUploading } from '../../../test-faults/cut-uploads.js';
import { seeded } from '../../../test-faults/seeded.js';
import * as tus from '../../../test-faults/tus-uploads.js';

const CUTS = 10;
const PART = 10_000;

const seed = Number(process.env['FAULT_SEED'] ?? randomInt(1, 1_000_000));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const anUpload = async (server: TestApp) =>
  tus.sending(await beginUploading(server), await paperPdf({ pages: 2, attached: 60_000 }));

describe('an upload whose files are in a bucket', () => {
  const bucket = new Bucket();
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ filesUrl: await bucket.open() });
  });
  afterAll(async () => {
    await server.stop();
    await bucket.close();
  });

  const partsIn = ({ id }: tus.SentFile) =>
    [...bucket.objects.keys()].filter((path) => path.includes(`/uploads/${id}/`));

  it(`is whole after ${CUTS} cuts, and leaves no part`, async () => {
    const file = await anUpload(server);
    const { backwards } = await tus.sendWithCuts(server, file, CUTS, seeded('bucket', seed));
    expect({ seed, backwards }).toEqual({ seed, backwards: 0 });
    expect(partsIn(file).length).toBeGreaterThan(1);
    const { body } = await tus.use(server, file);
    expect(body.versions[0].manuscript.sha256).toBe(hashOf(file.content));
    expect(partsIn(file)).toEqual([]);
  });

  it('is refused instead of used without a part that the bucket has lost', async () => {
    const file = await anUpload(server);
    await tus.beginWith(server, file, PART);
    await tus.resume(server, file, PART);
    const [lost = ''] = partsIn(file);
    bucket.objects.delete(lost);
    expect((await tus.use(server, file)).status).toBe(404);
    const again = { ...file, id: (await anUpload(server)).id };
    await tus.beginWith(server, again);
    expect((await tus.use(server, again)).status).toBe(201);
  });
});

describe('an upload to a disk that fills up', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.stop());

  /** The store's disk, which is full as often as `isFull` says. */
  async function onDisk(isFull: () => boolean, work: () => Promise<void>): Promise<void> {
    const disk = server.app.get(Disk, { strict: false });
    const real = { copyFromFs: disk.copyFromFs.bind(disk), put: disk.put.bind(disk) };
    const full = () => {
      const cause = Object.assign(new Error('No space left'), { code: 'ENOSPC' });
      return Promise.reject(new Error('Cannot write', { cause }));
    };
    const spies = [
      spyOn(disk, 'copyFromFs').mockImplementation((...given) =>
        isFull() ? full() : real.copyFromFs(...given),
      ),
      spyOn(disk, 'put').mockImplementation((...given) => (isFull() ? full() : real.put(...given))),
    ];
    try {
      await work();
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  it('continues where it was, between cuts, and is whole', async () => {
    const file = await anUpload(server);
    const random = seeded('full disk', seed);
    let refusals = 0;
    await tus.begin(server, file);
    await onDisk(
      () => random() < 0.5,
      async () => {
        for (let offset = 0; offset < file.content.length;) {
          const end = Math.min(file.content.length, offset + PART);
          const { status } = await tus.resume(server, file, offset, end);
          if (status !== 204) refusals += 1;
          const known = (await tus.offsetOf(server, file)) ?? -1;
          expect({ seed, known }).toEqual({ seed, known: status === 204 ? end : offset });
          offset = known;
        }
      },
    );
    expect({ seed, isRefused: refusals > 0 }).toEqual({ seed, isRefused: true });
    const { body } = await tus.use(server, file);
    expect(body.versions[0].manuscript.sha256).toBe(hashOf(file.content));
  });

  it('is refused, first part included, while there is no room at all', async () => {
    const [first, second] = [await anUpload(server), await anUpload(server)];
    await tus.beginWith(server, second, PART);
    await onDisk(
      () => true,
      async () => {
        const refused = { status: 507, body: { code: 'STORAGE_FULL' } };
        expect(await tus.beginWith(server, first, PART)).toMatchObject(refused);
        expect(await tus.resume(server, second, PART)).toMatchObject(refused);
      },
    );
    expect((await tus.ask(server, first)).status).toBe(404);
    expect(await tus.offsetOf(server, second)).toBe(PART);
    expect((await tus.beginWith(server, first)).status).toBe(201);
    expect((await tus.resume(server, second, PART)).status).toBe(204);
  });
});
