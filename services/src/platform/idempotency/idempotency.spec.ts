import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ErrorCode } from '../http/error-code.js';
import { DAY, MINUTE } from '../core/time.js';
import { Idempotency } from './idempotency.js';
import type { IdempotentRequest } from './idempotent-request.js';

let server: TestApp;
let idempotency: Idempotency;
beforeAll(async () => {
  server = await startTestApp();
  idempotency = server.app.get(Idempotency, { strict: false });
});
afterAll(() => server.stop());

const makeRequest = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
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

describe('Idempotency.run', () => {
  it('runs once and answers a repeat as the first time', async () => {
    const { work, runs } = counting();
    const request = makeRequest();
    expect(await idempotency.run(request, work)).toEqual({ run: 1 });
    expect(await idempotency.run(request, work)).toEqual({ run: 1 });
    expect(runs()).toBe(1);
  });

  it('runs once for ten at the same time', async () => {
    const { work, runs } = counting();
    const request = makeRequest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => idempotency.run(request, work)),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ run: 1 })));
    expect(runs()).toBe(1);
  });

  it.each(['with a key', 'without'])(
    'who waits for an equal call holds no connection, %s',
    async (kind) => {
      let finish = () => {};
      const ended = new Promise<void>((resolve) => (finish = resolve));
      const request = makeRequest(kind === 'without' ? { key: undefined } : {});
      const calls = Array.from({ length: 20 }, () =>
        idempotency.run(request, () => ended.then(() => ({ done: true }))),
      );
      expect(await server.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      finish();
      expect(await Promise.all(calls)).toHaveLength(20);
    },
  );

  it('runs each time without a key', async () => {
    const { work, runs } = counting();
    const request = makeRequest({ key: undefined });
    await idempotency.run(request, work);
    await idempotency.run(request, work);
    expect(runs()).toBe(2);
  });

  it.each([{ scope: 'another user' }, { route: 'POST /others' }, { key: randomUUID() }])(
    'tells requests apart by %j',
    async (changes) => {
      const { work, runs } = counting();
      const request = makeRequest();
      await idempotency.run(request, work);
      await idempotency.run({ ...request, ...changes }, work);
      expect(runs()).toBe(2);
    },
  );

  it('refuses another body under the same key', async () => {
    const { work } = counting();
    const request = makeRequest();
    await idempotency.run(request, work);
    await expect(idempotency.run({ ...request, body: { name: 'b' } }, work)).rejects.toMatchObject({
      code: ErrorCode.KEY_REUSED,
      statusCode: 422,
    });
  });

  it('forgets the key of what failed', async () => {
    const { work } = counting();
    const request = makeRequest();
    const failing = () => Promise.reject(new Error('no'));
    await expect(idempotency.run(request, failing)).rejects.toThrow('no');
    expect(await idempotency.run(request, work)).toEqual({ run: 1 });
  });

  it('keeps only what it is told of answers with secrets', async () => {
    const request = makeRequest();
    const recall = {
      keep: ({ id }: { id: string; token: string }) => ({ id }),
      recall: (_tx: unknown, { id }: { id: string }) =>
        Promise.resolve({ id, token: 'another token' }),
    };
    const work = () => Promise.resolve({ id: '1', token: 'the secret token' });
    expect(await idempotency.run(request, work, recall)).toEqual({
      id: '1',
      token: 'the secret token',
    });
    expect(await idempotency.run(request, work, recall)).toEqual({
      id: '1',
      token: 'another token',
    });
    const rows = await server.dataSource.query('SELECT response FROM idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain('the secret token');
  });

  it('forgets keys after 24 hours', async () => {
    const { work, runs } = counting();
    const request = makeRequest();
    await idempotency.run(request, work);
    server.clock.advance(DAY + MINUTE);
    await idempotency.run({ ...request, body: 'another' }, work);
    expect(runs()).toBe(2);
    // More than one statement deletes.
    await server.dataSource.query(
      `INSERT INTO idempotency_keys (id, body_hash, created_at)
       SELECT sha256(n::text::bytea), '', '2020-01-01T00:00:00Z' FROM generate_series(1, 10001) n`,
    );
    server.clock.advance(DAY + MINUTE);
    await idempotency.sweep();
    const [{ count }] = await server.dataSource.query('SELECT count(*) FROM idempotency_keys');
    expect(count).toBe('0');
  });
});
