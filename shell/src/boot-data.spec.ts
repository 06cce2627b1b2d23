import { http, HttpResponse, sampleEdition, server } from '@plenary/kit/testing';
import { BOOT_DATA_ID, type BootData } from './boot-data';

const registry = { shell: '1', contract: '1.0', remotes: {} };
const own = { composedYear: 2025, assets: '/assets/1', prerendered: '/' };

/** What a page with this data starts with. */
async function start(data: object, siteData?: string): Promise<BootData> {
  document.body.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}"></script>`;
  const element = document.getElementById(BOOT_DATA_ID)!;
  element.textContent = JSON.stringify(data);
  if (siteData) element.dataset.siteData = siteData;
  jest.resetModules();
  const { readBootData } = await import('./boot-data');
  return readBootData();
}

it('is in the page', async () => {
  const whole = { ...own, registry, edition: sampleEdition };
  expect(await start(whole)).toEqual(whole);
});

it('is in the page and in the file of the site', async () => {
  const file = { registry, edition: sampleEdition };
  server.use(http.untyped.get('/assets/site/a1.json', () => HttpResponse.json(file)));

  expect(await start(own, '/assets/site/a1.json')).toEqual({ ...own, ...file });
});

it.each([
  ['has been removed', () => new HttpResponse(null, { status: 404 })],
  ['is not reached', () => HttpResponse.error()],
])('is the live site’s when the file %s, and the page is not hydrated', async (_, answer) => {
  server.use(
    http.untyped.get('/assets/site/a1.json', answer),
    http.untyped.get('/remotes.json', () => HttpResponse.json(registry)),
  );

  const { prerendered, ...rest } = await start(own, '/assets/site/a1.json');
  expect(prerendered).toBeUndefined();
  expect(rest).toMatchObject({ registry, edition: { name: sampleEdition.name } });
});

it('is missing when the server is, too', async () => {
  server.use(
    http.untyped.get('/assets/site/a1.json', () => new HttpResponse(null, { status: 404 })),
    http.untyped.get('/remotes.json', () => new HttpResponse(null, { status: 503 })),
  );

  await expect(start(own, '/assets/site/a1.json')).rejects.toThrow('registry');
});
