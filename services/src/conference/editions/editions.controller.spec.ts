import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { presentEdition } from './edition.presenter.js';
import { sampleEdition } from './sample/sample-edition.js';
import { sampleFees } from './sample/sample-fees.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

describe('GET /edition', () => {
  it('answers the sample edition of a new installation to everybody', async () => {
    const { status, body } = await server.call('GET', '/edition');
    const expected = presentEdition({
      id: '',
      document: sampleEdition,
      revision: 1,
      fees: sampleFees,
      feeRevision: 1,
    });
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('may be kept by caches and asks them to come back with its tag', async () => {
    const first = await server.call('GET', '/edition');
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    const tag = first.headers.get('etag') ?? '';

    const second = await server.call('GET', '/edition', { headers: { 'if-none-match': tag } });
    expect(second).toMatchObject({ status: 304, body: '' });
    const other = await server.call('GET', '/edition', { headers: { 'if-none-match': '"older"' } });
    expect(other.status).toBe(200);
  });
});
