import { randomUUID } from 'node:crypto';
import { spyOn } from 'jest-mock';
import { Client, Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { NestLogger } from '../logging/logger.js';
import { PoolClient } from './pool-client.js';
import { SlowStatements } from './slow-statements.js';

interface Line {
  event?: string;
  summary: string;
  plan: string | null;
  statement: string;
}

const HASH = expect.stringMatching(/^[0-9a-f]{12}$/);

let server: TestApp;
let lines: Line[] = [];
let logged: (line: Line) => void = () => undefined;
const spy = spyOn(NestLogger.prototype, 'warn').mockImplementation((line: unknown) => {
  if ((line as Line).event !== 'slow-statement') return;
  lines.push(line as Line);
  logged(line as Line);
});
beforeAll(async () => {
  server = await startTestApp({ slowStatementMs: 300 });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await server.stop();
  spy.mockRestore();
});

/** @returns the next line of such a statement; others are slow on a busy machine */
async function lineAfter(summary: string, work: () => unknown): Promise<Line> {
  const line = new Promise<Line>((resolve) => {
    logged = (each) => {
      if (each.summary === summary) resolve(each);
    };
  });
  await work();
  return line;
}

it('logs a slow statement in one line with ids, without its values', async () => {
  const slowly = (value: string) =>
    server.dataSource.query(
      `SELECT p.name, pg_sleep(0.35) FROM pictures p RIGHT JOIN (VALUES (1)) once
          ON p.name = $1 OR p.name = '${value}'`,
      [value],
    );
  const line = await lineAfter('SELECT pictures', () => slowly('canary@example.org'));
  expect(line).toMatchObject({ statement: HASH, plan: HASH, duration: expect.any(Number) });
  expect(JSON.stringify(lines)).not.toContain('canary');
  const other = await lineAfter('SELECT pictures', () => slowly('other@example.org'));
  expect(other).toMatchObject({ statement: line.statement, plan: line.plan });
  expect(lines.filter(({ statement }) => statement === line.statement)).toHaveLength(2);
});

it('logs no fast statement, and no plan of a statement without one', async () => {
  const line = await lineAfter('DO', async () => {
    await server.dataSource.query('TABLE pictures');
    await server.dataSource.query('DO $do$ BEGIN PERFORM pg_sleep(0.35); END $do$');
  });
  expect(line).toMatchObject({ plan: null });
  expect(lines.map(({ summary }) => summary)).not.toContain('TABLE pictures');
});

/** Of a process that has logged nothing before. */
const everyStatement = () =>
  new SlowStatements({ threshold: 0, databaseUrl: server.ownerUrl, options: '' });

describe('the hash of a plan', () => {
  async function planOf(id: string): Promise<Line> {
    const slowStatements = everyStatement();
    const given = { connectionString: server.ownerUrl, Client: PoolClient, slowStatements };
    const pool = new Pool(given);
    const line = await lineAfter('SELECT sessions', () =>
      pool.query('SELECT device FROM sessions WHERE id = $1', [id]),
    );
    await pool.end();
    return line;
  }

  async function set(...settings: string[]): Promise<void> {
    const client = new Client({ connectionString: server.ownerUrl });
    await client.connect();
    for (const each of settings)
      await client.query(`ALTER DATABASE ${client.database} SET ${each}`);
    await client.end();
  }

  it('differs for another shape, not for other values and costs', async () => {
    const byIndex = await planOf(randomUUID());
    await set('random_page_cost = 2');
    const byIndexToo = await planOf(randomUUID());
    await set('enable_indexscan = off', 'enable_bitmapscan = off');
    const wholeTable = await planOf(randomUUID());
    const { statement, plan } = byIndex;
    expect(byIndexToo).toMatchObject({ statement, plan });
    expect(wholeTable).toMatchObject({ statement, plan: HASH });
    expect(wholeTable.plan).not.toBe(plan);
  });

  it('is read once an hour for each statement', async () => {
    const asked = spyOn(Client.prototype, 'query');
    const slowStatements = everyStatement();
    for (let times = 0; times < 3; times += 1) {
      await lineAfter('SELECT pictures', () =>
        slowStatements.begin('SELECT FROM pictures', [])?.(),
      );
    }
    const texts = asked.mock.calls.map(([query]) => String(query));
    asked.mockRestore();
    expect(texts.filter((text) => /^EXPLAIN .*FROM pictures$/.test(text))).toHaveLength(1);
  });
});
