import { Client } from 'pg';
import { createDatabase } from '../../../test/database.js';
import { hazardsBetween, readCatalogue } from './migration-hazards.js';

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createDatabase('template0');
  client = new Client({ connectionString: database.migrationDatabaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() =>
  client.query(`
    DROP TABLE IF EXISTS papers, editions, users, people, tags;
    CREATE TABLE users (id int PRIMARY KEY);
    CREATE TABLE editions (id int PRIMARY KEY, name text);
    CREATE TABLE papers (id int PRIMARY KEY, title text, author int, pages int,
      CONSTRAINT titled CHECK (title IS NOT NULL));
  `),
);

const read = () => readCatalogue(async (sql) => (await client.query(sql)).rows);

async function hazards(sql: string, isTransaction = true): Promise<string[]> {
  const before = await read();
  await client.query(sql);
  return hazardsBetween(before, await read(), isTransaction);
}

describe('a migration', () => {
  it.each([
    ['creates a table', 'CREATE TABLE tags (id int PRIMARY KEY, of int NOT NULL REFERENCES users)'],
    ['adds a column', 'ALTER TABLE papers ADD note text'],
    ['adds a column with a constant', 'ALTER TABLE papers ADD rank int NOT NULL DEFAULT 0'],
    ['adds a checked column', 'ALTER TABLE papers ADD rank int CHECK (rank > 0)'],
    ['adds a check of later rows', 'ALTER TABLE papers ADD CHECK (pages > 0) NOT VALID'],
    [
      'requires a column that a check knows to be filled',
      'ALTER TABLE papers ALTER title SET NOT NULL',
    ],
    ['writes a small table again', 'ALTER TABLE editions ALTER name TYPE varchar(9)'],
  ])('that %s is safe', async (_, sql) => {
    expect(await hazards(sql)).toEqual([]);
  });

  it('that validates a constraint of an earlier one is safe', async () => {
    await client.query('ALTER TABLE papers ADD CONSTRAINT paged CHECK (pages > 0) NOT VALID');
    expect(await hazards('ALTER TABLE papers VALIDATE CONSTRAINT paged')).toEqual([]);
  });

  it.each([
    ['ALTER TABLE papers ALTER pages TYPE bigint', 'writes all rows of papers again'],
    ['CREATE INDEX by_author ON papers (author)', 'builds by_author while nothing can be written'],
    [
      'ALTER TABLE papers ADD CONSTRAINT paged CHECK (pages > 0)',
      'checks all rows of papers for paged',
    ],
    [
      'ALTER TABLE papers ADD CONSTRAINT known FOREIGN KEY (author) REFERENCES users',
      'checks all rows of papers for known',
    ],
    ['ALTER TABLE papers ALTER pages SET NOT NULL', 'reads all rows of papers for pages'],
    ['ALTER TABLE papers ADD rank int NOT NULL', 'adds papers.rank without a default'],
    ['ALTER TABLE papers DROP pages', 'drops papers.pages'],
    ['ALTER TABLE papers RENAME pages TO length', 'renames papers.pages'],
    ['ALTER TABLE users RENAME TO people', 'renames users'],
    ['DROP TABLE users', 'drops users'],
  ])('is refused: %s', async (sql, reason) => {
    expect(await hazards(sql)).toEqual([expect.stringContaining(reason)]);
  });

  it('builds an index outside a transaction', async () => {
    const sql = 'CREATE INDEX CONCURRENTLY by_author ON papers (author)';
    expect(await hazards(sql, false)).toEqual([]);
  });
});
