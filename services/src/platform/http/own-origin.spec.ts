import { RouteTable } from './policy/route-table.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const NO_ID = '00000000-0000-7000-8000-000000000000';

async function refusedFrom(headers: Record<string, string>): Promise<string[]> {
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const refused: string[] = [];
  for (const { method, path } of routes) {
    const address = path.replace(/:\w+/g, NO_ID);
    const { status, body } = await server.call(method, address, { headers });
    if (status === 403 && JSON.stringify(body).includes('another site')) refused.push(method);
  }
  return refused;
}

it('refuses every change that another site sends, and nothing else', async () => {
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const reads = ['GET', 'HEAD'];
  const changes = routes.map(({ method }) => method).filter((method) => !reads.includes(method));
  expect(changes.length).toBeGreaterThan(50);
  expect(await refusedFrom({ origin: 'https://elsewhere.example' })).toEqual(changes);
});

it('control: takes them from its own pages', async () => {
  expect(await refusedFrom({ origin: server.origin })).toEqual([]);
});

it.each(['/%61pi/v1/contact', '/api/%76%31/contact', '/api/v1/%63ontact'])(
  'refuses them at an address that is written in another way: %s',
  async (address) => {
    const send = async (origin: string) => {
      const headers = { origin, 'content-type': 'application/json' };
      const { status, headers: answered } = await fetch(`${server.origin}${address}`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      return { status, cache: answered.get('cache-control') };
    };
    const cache = 'no-store';
    expect(await send('https://elsewhere.example')).toEqual({ status: 403, cache });
    expect(await send(server.origin)).toEqual({ status: 400, cache });
  },
);
