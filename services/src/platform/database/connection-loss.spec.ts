import { registration } from '../../../test/accounts.js';
import { startTestApp } from '../../../test/test-app.js';

it('goes on after PostgreSQL has ended every connection', async () => {
  const server = await startTestApp();
  const { token } = await server.person('user');
  const ended = await server.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE usename = current_user AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(ended.length).toBeGreaterThanOrEqual(0);
  const busy = Array.from({ length: 20 }, () =>
    server.call('POST', '/auth/register', { body: registration() }),
  );
  const statuses = (await Promise.all(busy)).map(({ status }) => status);
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(await server.call('GET', '/auth/me', { token })).toMatchObject({ status: 200 });
  await server.stop();
});
