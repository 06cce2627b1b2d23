import { RouteTable } from './policy/route-table.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const NOBODY = '00000000-0000-7000-8000-000000000000';

async function refusedFrom(headers: Record<string, string>): Promise<string[]> {
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const refused: string[] = [];
  for (const { method, path } of routes) {
    const address = path.replace(/:\w+/g, NOBODY);
    const { status, body } = await server.call(method, address, { headers });
    if (status === 403 && JSON.stringify(body).includes('another site')) refused.push(method);
  }
  return refused;
}

it('refuses every change that another site sends, and nothing else', async () => {
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const changes = routes.map(({ method }) => method).filter((method) => method !== 'GET');
  expect(changes.length).toBeGreaterThan(50);
  expect(await refusedFrom({ origin: 'https://elsewhere.example' })).toEqual(changes);
});

it('control: takes them from its own pages', async () => {
  expect(await refusedFrom({ origin: server.origin })).toEqual([]);
});
