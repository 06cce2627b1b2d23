import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { db, execute, fetchAll, fetchFirst } from './db.js';
import { jsonRows } from './json-rows.js';
import { statement } from './statement.js';
import { isUniqueViolation } from './postgres-errors.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const answer = (value: number) => db.selectNoFrom(sql<number>`${value}::integer`.as('the answer'));
const findAnswer = statement((p: { value: number }) => answer(p.value));

describe('a statement', () => {
  it('is prepared once on its connection, a built one is not', async () => {
    await server.dataSource.transaction(async (tx) => {
      for (const value of [42, 43]) {
        expect(await findAnswer.all(tx, { value })).toEqual([{ 'the answer': value }]);
        expect(await fetchAll(tx, answer(value))).toEqual([{ 'the answer': value }]);
      }
      const prepared = await tx.query<unknown[]>(
        `SELECT (generic_plans + custom_plans)::int AS calls FROM pg_prepared_statements
          WHERE NOT from_sql AND statement LIKE '%the answer%'`,
      );
      expect(prepared).toEqual([{ calls: 2 }]);
    });
  });

  it('runs in the transaction that it is given', async () => {
    const add = statement((p: { name: string; usedAt: Date }) =>
      db.insertInto('pictures').values({ name: p.name, used_at: p.usedAt }),
    );
    const picture = { name: 'statement.webp', usedAt: new Date() };
    const count = () =>
      fetchAll(
        server.dataSource,
        db.selectFrom('pictures').selectAll().where('name', '=', picture.name),
      );
    const failing = server.dataSource.transaction(async (tx) => {
      expect(await add.run(tx, picture)).toBe(1);
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await count()).toEqual([]);
    expect(await add.run(server.dataSource, picture)).toBe(1);
    expect(await count()).toHaveLength(1);
    const again = add.run(server.dataSource, picture);
    expect(await again.catch(isUniqueViolation)).toBe(true);
    const remove = db.deleteFrom('pictures').where('name', '=', picture.name);
    expect(await execute(server.dataSource, remove)).toBe(1);
  });

  it('fails without a row that must exist', async () => {
    const findPicture = statement((p: { name: string }) =>
      db.selectFrom('pictures').select('name').where('name', '=', p.name),
    );
    expect(await findPicture.first(server.dataSource, { name: 'none' })).toBeUndefined();
    await expect(findPicture.one(server.dataSource, { name: 'none' })).rejects.toThrow('No row');
  });

  it('takes any number of rows as one value', async () => {
    interface Row {
      id: number;
      words: string[] | null;
    }
    const list = statement(({ rows }: { rows: string }) =>
      db
        .selectFrom(jsonRows<Row, 'given'>(rows, 'given', { id: 'integer', words: 'text[]' }))
        .select(['given.id', 'given.words']),
    );
    const rows: Row[] = [
      { id: 1, words: ['a', 'b'] },
      { id: 2, words: null },
    ];
    expect(await list.all(server.dataSource, { rows: JSON.stringify(rows) })).toEqual(rows);
  });

  it('reads the columns as the generated types say', async () => {
    const person = await server.person('admin');
    const user = await fetchFirst(
      server.dataSource,
      db.selectFrom('users').selectAll().where('id', '=', person.user.id),
    );
    expect(user).toMatchObject({ created_at: expect.any(Date), version: 1, role: 'admin' });
    const counter = await fetchFirst(server.dataSource, db.selectFrom('counters').select('amount'));
    expect(counter).toEqual({ amount: expect.any(String) });
  });
});

it('rejects a query without a connection', async () => {
  await expect(db.selectFrom('users').selectAll().execute()).rejects.toThrow('Pass the statement');
});
