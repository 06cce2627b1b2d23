import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paperPdf } from '../test/paper-files.js';
import { startTestApp } from '../test/test-app.js';
import { beginUploading } from './cut-uploads.js';
import { record } from './figures.js';
import { MortalApi } from './mortal-api.js';
import { runSeed, scaled, seeded } from './seeded.js';
import {
  ask,
  begin,
  type SentFile,
  sending,
  sendSlowly,
  sendWithCuts,
  use,
} from './tus-uploads.js';

const CUTS = 50;
const MEGABYTE = 1024 * 1024;
/** Bytes per second of 64 kbit/s. */
const SPEED = 8000;
/** Seconds: what a killed process has not stored yet, and a little more. */
const LOST_BY_KILL = 16;

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

it('20 uploads of 9 MB, each cut 50 times', async () => {
  const server = await startTestApp();
  const random = seeded('resumed uploads', runSeed);
  const content = await paperPdf({ attached: 9 * MEGABYTE });
  const uploads = scaled(20);
  let [damaged, backwards] = [0, 0];
  for (let n = 0; n < uploads; n++) {
    const file = sending(await beginUploading(server), content);
    const result = await sendWithCuts(server, file, CUTS, random);
    const { body } = await use(server, file);
    if (body.versions?.[0]?.manuscript.sha256 !== sha256Of(content)) damaged += 1;
    backwards += result.backwards;
  }
  record('uploads resumed after cuts', { uploads, cuts: uploads * CUTS, damaged, backwards });
  expect({ damaged, backwards }).toEqual({ damaged: 0, backwards: 0 });
  await server.stop();
});

it('9 MB at 64 kbit/s, cut 50 times, and the process killed 3 times meanwhile', async () => {
  const server = await startTestApp();
  const random = seeded('slow uploads', runSeed);
  const content = await paperPdf({ attached: scaled(9 * MEGABYTE) });
  const file = sending(await beginUploading(server), content);
  const api = await MortalApi.of(server, random);
  await api.live();
  const kills = scaled(3);
  const ends = Array.from({ length: CUTS }, () => Math.floor(random() * content.length));
  ends.sort((one, other) => one - other);
  const began = performance.now();
  let [sent, offset] = [0, 0];
  expect((await begin(api, file)).status).toBe(201);
  for (const [cut, end] of [...ends, content.length].entries()) {
    if (end > offset) {
      sent += end - offset;
      const socket = await sendSlowly(api, file, { offset, end, speed: SPEED });
      if (cut % Math.ceil(CUTS / kills) === 1) await killed(api);
      else if (end < content.length) socket.destroy();
    }
    offset = await nextOffset(api, file);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const { body } = await use(api, file);
  const twice = sent - content.length;
  record('upload at 64 kbit/s', {
    bytes: content.length,
    cuts: CUTS - kills,
    kills,
    seconds,
    'sent twice': percent(twice, content.length),
  });
  expect(body.versions[0].manuscript.sha256).toBe(sha256Of(content));
  expect(twice).toBeLessThan(kills * LOST_BY_KILL * SPEED + CUTS * SPEED);
  await api.close();
  await server.stop();
});

async function killed(api: MortalApi): Promise<void> {
  await api.die();
  await api.live();
}

/** Once the lock of a killed process has expired. */
async function nextOffset(api: MortalApi, file: SentFile): Promise<number> {
  for (;;) {
    const { status, headers } = await ask(api, file);
    if (status === 200) return Number(headers.get('upload-offset'));
    expect(status).toBe(423);
    await pause(500);
  }
}
