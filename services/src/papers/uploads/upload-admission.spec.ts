import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { UploadLimits } from '../../platform/config/config.js';
import { MINUTE } from '../../platform/core/time.js';
import type { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import { HeldUploads } from '../../platform/uploads/held-uploads.js';
import { LoopDelay } from '../../platform/uploads/loop-delay.js';
import { UploadAdmission } from '../../platform/uploads/upload-admission.js';
import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { SettableClock } from '../../../test/settable-clock.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { until } from '../../../test/until.js';
import { beginUploading } from '../../../test-faults/cut-uploads.js';
import * as tus from '../../../test-faults/tus-uploads.js';

const FIRST_PART = 16 * 1024;
const NO_LIMITS: UploadLimits = { open: 0, pdfChecks: 0, loopDelay: 0, poolWaiting: 0 };

let server: TestApp;
let content: Buffer;
beforeAll(async () => {
  const uploadLimits = { ...NO_LIMITS, open: 2 };
  server = await startTestApp({ uploadLimits, hasRateLimits: true });
  content = await paperPdf({ pages: 2, attached: 60 * 1024 });
});
afterAll(() => server.stop());
// No upload of one test counts in the next.
afterEach(() => server.clock.advance(2 * MINUTE));

const anUpload = async () => tus.sending(await beginUploading(server), content);

async function begun() {
  const file = await anUpload();
  expect(await tus.beginWith(server, file, FIRST_PART)).toMatchObject({ status: 201 });
  return file;
}

const REFUSED = { status: 503, body: { statusCode: 503, code: 'BUSY' } };

describe('a new upload beyond the limit', () => {
  it('is asked to wait, at times that differ', async () => {
    await begun();
    await begun();
    const file = await anUpload();
    const waits = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const answer = await tus.beginWith(server, file, FIRST_PART);
      expect(answer).toMatchObject(REFUSED);
      waits.add(Number(answer.headers.get('retry-after')));
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    expect(waits.size).toBeGreaterThan(1);
  });

  it('is taken once another one is used, cancelled or silent for a minute', async () => {
    const [used, cancelled] = [await begun(), await begun()];
    await tus.resume(server, used, FIRST_PART);
    const waiting = await anUpload();
    expect(await tus.begin(server, waiting)).toMatchObject(REFUSED);
    expect((await tus.use(server, used)).status).toBe(201);
    expect((await tus.begin(server, waiting)).status).toBe(201);
    const second = await anUpload();
    expect(await tus.begin(server, second)).toMatchObject(REFUSED);
    await tus.cancel(server, cancelled);
    expect((await tus.begin(server, second)).status).toBe(201);
    const third = await anUpload();
    expect(await tus.begin(server, third)).toMatchObject(REFUSED);
    server.clock.advance(MINUTE);
    expect((await tus.begin(server, third)).status).toBe(201);
  });

  it('spends no rate limit while it waits', async () => {
    const others = [await begun(), await begun()];
    const file = await anUpload();
    // The limit of an account is 60 an hour.
    for (let n = 0; n < 70; n++) expect(await tus.begin(server, file)).toMatchObject(REFUSED);
    for (const other of others) await tus.cancel(server, other);
    expect((await tus.begin(server, file)).status).toBe(201);
  });

  it('is counted before its first byte is read, so that a burst does not exceed the limit', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, anUpload));
    const answers = await Promise.all(files.map((file) => tus.beginWith(server, file, FIRST_PART)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(6);
  });

  it('waits in a single request, too', async () => {
    await begun();
    await begun();
    const { token, paperId } = await beginUploading(server);
    const send = () =>
      server.call('POST', `/papers/${paperId}/files`, { token, body: paperForm(content) });
    expect(await send()).toMatchObject(REFUSED);
    server.clock.advance(MINUTE);
    expect((await send()).status).toBe(201);
  });
});

describe('beyond the limit of uploads', () => {
  it('an upload that was taken goes on, also after a cut', async () => {
    const [file] = [await begun(), await begun()];
    const end = 40 * 1024;
    const socket = await tus.sendSome(server, file, { offset: FIRST_PART, end });
    await once(socket.resume().end(), 'close');
    await until(async () => (await tus.offsetOf(server, file)) === end);
    // Others took its place meanwhile.
    server.clock.advance(MINUTE);
    await begun();
    await begun();
    expect((await tus.resume(server, file, end)).status).toBe(204);
    expect((await tus.use(server, file)).status).toBe(201);
  });

  it('all other requests are answered', async () => {
    await begun();
    await begun();
    const { token } = await server.person('user');
    const login = { email: 'absent@plenary.test', password: 'a password of no account' };
    const answers = [
      await server.call('GET', '/health/live'),
      await server.call('GET', '/papers', { token }),
      await server.call('POST', '/papers', { token, body: { kind: 'full-paper' } }),
      await server.call('POST', '/auth/login', { body: login }),
      await server.call('POST', '/payments/uploads'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 401, 404]);
  });
});

describe('admission', () => {
  const admissionWith = (
    limits: Partial<UploadLimits>,
    { waiting = 0, pool = 0 }: { waiting?: number; pool?: number },
  ) =>
    new UploadAdmission(
      testConfig({ uploadLimits: { ...NO_LIMITS, ...limits } }),
      new HeldUploads(new SettableClock()),
      { waiting } as PdfChecker,
      { driver: { master: { waitingCount: pool } } } as unknown as DataSource,
    );

  it.each([
    ['pdfChecks', { waiting: 40 }],
    ['poolWaiting', { pool: 40 }],
  ] as const)('refuses at the limit of %s, and counts it', (reason, work) => {
    const admission = admissionWith({ [reason]: 40 }, work);
    expect(() => admission.take()).toThrow(expect.objectContaining({ code: 'BUSY' }));
    expect(admission.refused).toMatchObject({ [reason]: 1 });
    expect(admissionWith({ [reason]: 41 }, work).take()).toBeInstanceOf(Function);
    expect(admissionWith({}, work).take()).toBeInstanceOf(Function);
    admission.onModuleDestroy();
  });

  it('knows a loop that comes late to its work', async () => {
    const delay = new LoopDelay();
    expect(delay.milliseconds()).toBe(0);
    const end = performance.now() + 1100;
    while (performance.now() < end) {
      const block = performance.now() + 80;
      while (performance.now() < block);
      // Timers run once per turn.
      await turn();
    }
    expect(delay.milliseconds()).toBeGreaterThan(30);
    delay.stop();
    expect(delay.milliseconds()).toBe(0);
    delay.stop();
  });

  it('is not measured while no upload starts, whenever uploads end', async () => {
    const delay = new LoopDelay(20);
    const stop = jest.spyOn(delay, 'stop');
    for (const times of [1, 2, 3]) {
      delay.milliseconds();
      await until(() => Promise.resolve(stop.mock.calls.length === times));
      expect(stop).toHaveBeenCalledTimes(times);
    }
  });
});
