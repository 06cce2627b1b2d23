import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ErrorCode } from '../error-code.js';
import { DAY, MINUTE } from '../time.js';
import { Idempotency } from './idempotency.js';
import type { OnceRequest } from './once.js';

let server: TestApp;
let idempotency: Idempotency;
beforeAll(async () => {
  server = await startTestApp();
  idempotency = server.app.get(Idempotency, { strict: false });
});
afterAll(() => server.stop());

const request = (changes: Partial<OnceRequest> = {}): OnceRequest => ({
  key: randomUUID(),
  scope: 'anonymous',
  route: 'POST /things',
  body: { name: 'a thing' },
  ...changes,
});

/** Work that counts how often it runs. */
function counting() {
  let runs = 0;
  return { work: () => Promise.resolve({ run: (runs += 1) }), runs: () => runs };
}

describe('Idempotency.once', () => {
  it('runs once and answers a repeat as the first time', async () => {
    const { work, runs } = counting();
    const once = request();
    expect(await idempotency.once(once, work)).toEqual({ run: 1 });
    expect(await idempotency.once(once, work)).toEqual({ run: 1 });
    expect(runs()).toBe(1);
  });

  it('runs once for ten at the same time', async () => {
    const { work, runs } = counting();
    const once = request();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => idempotency.once(once, work)),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ run: 1 })));
    expect(runs()).toBe(1);
  });

  it.each(['with a key', 'without'])(
    'who waits for an equal call holds no connection, %s',
    async (kind) => {
      let finish = () => {};
      const ended = new Promise<void>((resolve) => (finish = resolve));
      const once = request(kind === 'without' ? { key: undefined } : {});
      const calls = Array.from({ length: 20 }, () =>
        idempotency.once(once, () => ended.then(() => ({ done: true }))),
      );
      expect(await server.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      finish();
      expect(await Promise.all(calls)).toHaveLength(20);
    },
  );

  it('runs each time without a key', async () => {
    const { work, runs } = counting();
    const once = request({ key: undefined });
    await idempotency.once(once, work);
    await idempotency.once(once, work);
    expect(runs()).toBe(2);
  });

  it.each([{ scope: 'another user' }, { route: 'POST /others' }, { key: randomUUID() }])(
    'tells requests apart by %j',
    async (changes) => {
      const { work, runs } = counting();
      const once = request();
      await idempotency.once(once, work);
      await idempotency.once({ ...once, ...changes }, work);
      expect(runs()).toBe(2);
    },
  );

  it('refuses another body under the same key', async () => {
    const { work } = counting();
    const once = request();
    await idempotency.once(once, work);
    await expect(idempotency.once({ ...once, body: { name: 'b' } }, work)).rejects.toMatchObject({
      code: ErrorCode.KEY_REUSED,
      statusCode: 422,
    });
  });

  it('forgets the key of what failed', async () => {
    const { work } = counting();
    const once = request();
    const failing = () => Promise.reject(new Error('no'));
    await expect(idempotency.once(once, failing)).rejects.toThrow('no');
    expect(await idempotency.once(once, work)).toEqual({ run: 1 });
  });

  it('keeps only what it is told of answers with secrets', async () => {
    const once = request();
    const recall = {
      keep: ({ id }: { id: string; token: string }) => ({ id }),
      recall: (_tx: unknown, { id }: { id: string }) =>
        Promise.resolve({ id, token: 'another token' }),
    };
    const work = () => Promise.resolve({ id: '1', token: 'the secret token' });
    expect(await idempotency.once(once, work, recall)).toEqual({
      id: '1',
      token: 'the secret token',
    });
    expect(await idempotency.once(once, work, recall)).toEqual({ id: '1', token: 'another token' });
    const rows = await server.dataSource.query('SELECT answer FROM idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain('the secret token');
  });

  it('forgets keys after 24 hours', async () => {
    const { work, runs } = counting();
    const once = request();
    await idempotency.once(once, work);
    server.clock.advance(DAY + MINUTE);
    await idempotency.once({ ...once, body: 'another' }, work);
    expect(runs()).toBe(2);
    server.clock.advance(DAY + MINUTE);
    await idempotency.sweep();
    const [{ count }] = await server.dataSource.query('SELECT count(*) FROM idempotency_keys');
    expect(count).toBe('0');
  });
});
