import { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createDatabase } from '../../../test/database.js';
import { type Span, type SpanStart, type Tracer, useTracer, withSpan } from '../tracing/traces.js';
import { keepContexts, TracedClient } from './traced-client.js';

interface Recorded extends SpanStart {
  parent: string;
  failure?: string;
}

const spans: Recorded[] = [];

const spanOf = (traceParent: string, recorded?: Recorded): Span => ({
  traceId: traceParent,
  traceParent,
  hasEnded: false,
  set: () => undefined,
  end: (failure) => void (recorded && failure && (recorded.failure = failure)),
});

const recorder: Tracer = {
  sample: () => undefined,
  linked: (_start, to) => to,
  child(start, parent) {
    const recorded = { ...start, parent: typeof parent === 'string' ? parent : parent.traceId };
    spans.push(recorded);
    return spanOf(start.name, recorded);
  },
};

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createDatabase();
  useTracer(recorder);
});
beforeEach(() => {
  spans.length = 0;
  pool = new Pool({ connectionString: database.databaseUrl, max: 1, Client: TracedClient });
});
afterEach(() => pool.end());
afterAll(async () => {
  useTracer(undefined);
  await database.drop();
});

const inTrace = <Result>(name: string, work: () => Result): Result => withSpan(spanOf(name), work);

it.each([
  ['is of the request that sent it', keepContexts, ['a', 'b']],
  ['would be of another request whose client it got', () => undefined, ['a', 'a']],
])('a statement that waited for a client %s', async (_what, prepare, parents) => {
  prepare(pool);
  await Promise.all(['a', 'b'].map((name) => inTrace(name, () => pool.query('SELECT 1'))));
  expect(spans.map(({ parent }) => parent)).toEqual(parents);
});

it('has its text only when it is prepared, since others are built for each request', async () => {
  const text = `SELECT count(*) FROM "users" WHERE email = 'canary@example.org'`;
  await inTrace('a', () => pool.query(text));
  await inTrace('a', () => pool.query({ name: 'users', text: 'SELECT id FROM users' }));
  const summary = { 'db.system.name': 'postgresql', 'db.query.summary': 'SELECT users' };
  expect(spans.map(({ name }) => name)).toEqual(['SELECT users', 'SELECT users']);
  expect(spans.map(({ attributes }) => attributes)).toEqual([
    { ...summary, 'db.query.text': undefined },
    { ...summary, 'db.query.text': 'SELECT id FROM users' },
  ]);
});

it('fails with the code of PostgreSQL, with a promise and with a callback', async () => {
  const client = await pool.connect();
  const withCallback = new Promise<Error>((resolve) =>
    inTrace('a', () => client.query('SELECT 1/0', (error) => resolve(error))),
  );
  expect(await withCallback).toMatchObject({ code: '22012' });
  await expect(inTrace('a', () => client.query('SELECT 1/0'))).rejects.toMatchObject({
    code: '22012',
  });
  client.release();
  expect(spans.map(({ failure }) => failure)).toEqual(['22012', '22012']);
});

it('has no span outside of a trace, nor as a stream of bytes', async () => {
  await pool.query('SELECT 1');
  const client = await pool.connect();
  const stream = inTrace('a', () => client.query(copyTo('COPY (SELECT 7) TO STDOUT')));
  const parts: unknown[] = [];
  for await (const part of stream) parts.push(part);
  client.release();
  expect(parts.join('')).toBe('7\n');
  expect(spans).toEqual([]);
});
