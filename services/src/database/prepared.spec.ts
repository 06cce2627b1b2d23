import { startTestApp, type TestApp } from '../../test/test-app.js';
import { prepared, PreparingClient } from './prepared.js';

let server: TestApp;
let client: PreparingClient;
beforeAll(async () => {
  server = await startTestApp();
  client = new PreparingClient({ connectionString: server.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const kept = async () => {
  const { rows } = await client.query(
    `SELECT statement, (generic_plans + custom_plans)::int AS calls FROM pg_prepared_statements
      WHERE NOT from_sql AND statement LIKE '%the answer%'`,
  );
  return rows as unknown;
};

it('keeps on each connection the statements that are marked, and no others', async () => {
  const marked = prepared('SELECT $1::int AS "the answer"');
  const unmarked = 'SELECT $1::int + 1 AS "the answer"';
  for (const value of [42, 43]) {
    const { rows } = await client.query(marked, [value]);
    expect(rows).toEqual([{ 'the answer': value }]);
    await client.query(unmarked, [value]);
  }
  expect(await kept()).toEqual([{ statement: marked, calls: 2 }]);
});
