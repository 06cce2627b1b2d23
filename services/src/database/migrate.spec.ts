import { Client } from 'pg';
import { createDatabase } from '../../test/database.js';
import { testConfig } from '../../test/test-config.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations.js';

const query = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

describe('migrations', () => {
  it('bring an empty database up once, however many processes start at the same time', async () => {
    const database = await createDatabase('template0');
    const config = testConfig(database);
    await Promise.all([migrate(config), migrate(config), migrate(config)]);
    await migrate(config);
    const names = await query(
      database.migrationDatabaseUrl,
      'SELECT name FROM migrations ORDER BY id',
    );
    expect(names).toEqual(migrations.map(({ name }) => ({ name })));
    await database.drop();
  });

  it('stand in the list in the order of their times', () => {
    const times = migrations.map(({ name }) => Number(name.slice(-13)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
