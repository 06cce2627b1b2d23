import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productSite } from './parts/team';
import { expect, test } from './parts/test';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(productSite(), path.join(parentPath, name)));

const served = ['shell', 'remotes', 'assets', 'releases'];

test('source maps are kept, and no one can fetch them', async ({ request }) => {
  const site = productSite();
  const maps = filesIn(path.join(site, 'maps'));
  const files = served.flatMap((folder) => filesIn(path.join(site, folder)));
  const scripts = files.filter((file) => file.endsWith('.js'));

  expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
  for (const script of scripts) {
    expect(readFileSync(path.join(site, script), 'utf8')).not.toContain('sourceMappingURL');
  }
  // A control: each script of a remote has its map, without the text of its sources.
  const remotes = scripts.filter((file) => file.startsWith('remotes/'));
  expect(remotes.length).toBeGreaterThan(50);
  expect(maps.length).toBeGreaterThan(50);
  const [map = ''] = maps.filter((file) => file.startsWith('maps/remotes/mfe_public/'));
  const text = readFileSync(path.join(site, map), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: 3 });
  expect(text).not.toContain('sourcesContent');

  const script = map.replace(/^maps\//, '').replace(/\.map$/, '');
  expect((await request.get(`/${script}`)).status()).toBe(200);
  for (const address of [`/${script}.map`, `/${map}`, `/assets/../${map}`, `/shell/..%2f${map}`]) {
    const answer = await request.get(address);
    expect.soft(answer.status(), address).toBeGreaterThanOrEqual(400);
    expect.soft(await answer.text(), address).not.toContain('mappings');
  }
});

test('a reported place is found in the source of its version', async ({ request, plenary }) => {
  const { remotes, shell } = (await (await request.get('/remotes.json')).json()) as {
    shell: string;
    remotes: Record<string, { version: string }>;
  };
  const version = remotes.mfe_public?.version ?? '';
  const folder = path.join(productSite(), 'remotes/mfe_public', version);
  // A text of one source, in whatever file the build put it.
  const word = 'The programme will be published';
  const texts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const place = texts
    .map((file) => ({ file, lines: readFileSync(path.join(folder, file), 'utf8').split('\n') }))
    .flatMap(({ file, lines }) =>
      lines.map((line, at) => ({ file, line: at + 1, column: line.indexOf(word) + 1 })),
    )
    .find(({ column }) => column > 0);
  expect(place).toBeDefined();
  const reference = 'SPEC2345';
  const at = [`${place?.file}:${place?.line}:${place?.column}`];
  const report = { remote: 'mfe_public', version, shell, path: '*', reason: 'thrown' };
  const sent = await request.post('/api/v1/front-end-failures', {
    data: { ...report, reference, error: 'TypeError', message: '', at },
  });
  expect(sent.status()).toBe(202);

  const headers = { authorization: `Bearer ${plenary.token('admin')}` };
  const read = async (address: string) =>
    (await (await request.get(`/api/v1/admin/front-ends${address}`, { headers })).json()) as {
      items: { id: string }[];
      frames: object[];
    };
  const { items } = await read(`/failures?q=${reference}`);
  const { frames } = await read(`/failures/${items[0]?.id}`);
  expect(frames).toEqual([
    expect.objectContaining({
      at: at[0],
      source: expect.stringMatching(/^mfe-public\/(src\/.*texts\.ts|locales\/en\.po)$/),
      line: expect.any(Number),
    }),
  ]);
});
