import { startTestApp } from '../../../test/test-app.js';
import { createDatabase } from '../../../test/database.js';
import { ReadReplica } from './read-replica.js';
import { ReplicaLag } from './replica-lag.js';

// The replica itself: test-faults/read-replica.fault.ts.

it('leaves reads to the primary, and says so, when the other server is no replica', async () => {
  const other = await createDatabase();
  const server = await startTestApp({ replicaUrl: other.databaseUrl });
  const { token } = await server.person('admin');
  expect(await server.call('GET', '/admin/users', { token })).toMatchObject({
    status: 200,
    body: { items: [{ role: 'admin' }] },
  });
  expect(server.app.get(ReadReplica)).toMatchObject({
    state: { isUsed: false },
    reads: { replica: 0, primary: 1 },
  });
  expect((await server.call('GET', '/health/ready')).body).toEqual({
    status: 'degraded: replica',
  });
  await server.stop();
  await other.drop();
});

it('notes the position of writes of a session only with a replica', async () => {
  const positions = [];
  for (const replicaUrl of [undefined, 'postgres://replica@127.0.0.1:1/none']) {
    const server = await startTestApp({ replicaUrl });
    const { token } = await server.person('user');
    await server.call('GET', '/auth/me', { token });
    const find = () =>
      server.dataSource.query('SELECT written_lsn IS NOT NULL AS noted FROM sessions');
    const read = await find();
    await server.call('POST', '/downloads', { token, body: {} });
    positions.push([...read, ...(await find())]);
    await server.stop();
  }
  expect(positions).toEqual([
    [{ noted: false }, { noted: false }],
    [{ noted: false }, { noted: true }],
  ]);
});

describe('the lag of a replica', () => {
  const at = (seconds: number) => (now = seconds * 1000);
  let now = 0;

  it('counts from the oldest position that is not replayed', () => {
    const lag = new ReplicaLag(() => now);
    at(0);
    lag.isWritten(100n);
    at(5);
    lag.isWritten(200n);
    expect(lag.seconds()).toBe(5);
    lag.isReplayed(150n);
    at(8);
    expect(lag.seconds()).toBe(3);
    lag.isReplayed(200n);
    expect(lag.seconds()).toBe(0);
  });

  it('does not grow while the primary writes nothing', () => {
    const lag = new ReplicaLag(() => now);
    at(0);
    lag.isWritten(100n);
    lag.isReplayed(100n);
    at(60);
    lag.isWritten(100n);
    lag.isReplayed(100n);
    expect(lag.seconds()).toBe(0);
  });
});
