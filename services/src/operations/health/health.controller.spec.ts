import { startTestApp } from '../../../test/test-app.js';

describe('health', () => {
  it('is live and ready', async () => {
    const server = await startTestApp();
    for (const path of ['/health/live', '/health/ready']) {
      expect(await server.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
    }
    await server.stop();
  });

  it('is ready without the queue, and says so', async () => {
    const server = await startTestApp({ redisUrl: 'redis://127.0.0.1:1' });
    expect(await server.call('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'degraded: mail' },
    });
    await server.stop();
  });

  it('is live but not ready while the database is away', async () => {
    const server = await startTestApp();
    await server.dataSource.destroy();
    expect(await server.call('GET', '/health/live')).toMatchObject({ status: 200 });
    const answer = await server.call('GET', '/health/ready');
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    await server.dataSource.initialize();
    await server.stop();
  });
});
