import { AppModule } from '../../operations/start/app.module.js';
import { WorkerModule } from '../../operations/start/worker.module.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { declared } from './statement.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('plans every declared statement on the migrated tables', async () => {
  expect([AppModule, WorkerModule]).toHaveLength(2);
  expect(declared.length).toBeGreaterThan(100);
  const refused: unknown[] = [];
  const texts = new Set(declared.map((compiled) => compiled().sql));
  for (const sql of texts) {
    await server.dataSource
      .query(`EXPLAIN (GENERIC_PLAN) ${sql}`)
      .catch((error: unknown) => refused.push({ sql, error: String(error) }));
  }
  expect(refused).toEqual([]);
});
