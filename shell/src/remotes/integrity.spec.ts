import { server } from '@plenary/kit/testing';
import { http, HttpResponse } from 'msw';
import { fetchLists } from './early-lists';
import {
  findIntegrity,
  integrityOf,
  readListsAhead,
  startIntegrity,
  trustRegistry,
} from './integrity';
import type { Registry } from './registry';

const digest = (sign: string) => sign.repeat(64);
const folder = '/remotes/mfe_sample/1.0.0-1/';
const registry = (integrity?: string) =>
  ({
    shell: '1.0.0-s',
    integrity: digest('s'),
    remotes: { mfe_sample: { entry: `${folder}remoteEntry.1.js`, integrity } },
  }) as unknown as Registry;

/** The list as the server has it. Node's fetch checks no integrity. */
const list = (files: object) =>
  server.use(http.get(`*${folder}integrity.json`, () => HttpResponse.json(files)));

beforeEach(() => {
  document.head.innerHTML = `<script data-scripts="/shell/1.0.0-s/main.js|${digest('m')}"
    data-preloads="${folder}page.js|${digest('p')} ${folder}empty.js|"></script>
    <link rel="preload" as="script" href="${folder}entry.js" integrity="sha384-${digest('e')}">`;
  list({});
  server.use(http.get('*/shell/1.0.0-s/integrity.json', () => HttpResponse.json({})));
});

it('knows the scripts that the page names, and those that it fetches ahead', () => {
  startIntegrity(Promise.resolve(registry(digest('a'))));

  expect(integrityOf('/shell/1.0.0-s/main.js')).toBe(`sha384-${digest('m')}`);
  expect(integrityOf(`${window.location.origin}${folder}page.js?again=1`)).toBe(
    `sha384-${digest('p')}`,
  );
  expect(integrityOf(`${folder}entry.js`)).toBe(`sha384-${digest('e')}`);
  expect(() => integrityOf(`${folder}empty.js`)).toThrow('not known');
});

it('reads the others from the list of their version', async () => {
  list({ 'other.js': digest('o'), 'emptied.js': '', 'weak.js': 'abc' });
  startIntegrity(Promise.resolve(registry(digest('b'))));

  await findIntegrity(`${folder}other.js`);
  expect(integrityOf(`${folder}other.js`)).toBe(`sha384-${digest('o')}`);
  for (const file of ['emptied.js', 'weak.js', 'missing.js']) {
    await expect(findIntegrity(folder + file)).rejects.toThrow('not known');
  }
});

it('takes no list without its digest', async () => {
  list({ 'late.js': digest('l') });
  startIntegrity(Promise.resolve(registry()));

  await expect(findIntegrity(`${folder}late.js`)).rejects.toThrow('no list of digests');
});

it('forgets the digests of a list that was replaced', async () => {
  list({ 'other.js': digest('o') });
  startIntegrity(Promise.resolve(registry(digest('c'))));
  await findIntegrity(`${folder}other.js`);

  list({ 'other.js': digest('n') });
  trustRegistry(registry(digest('d')));
  await findIntegrity(`${folder}other.js`);
  expect(integrityOf(`${folder}other.js`)).toBe(`sha384-${digest('n')}`);
});

it('reads the lists of those scripts ahead, each once', async () => {
  let reads = 0;
  server.use(
    http.get(`*${folder}integrity.json`, () => {
      reads += 1;
      return HttpResponse.json({ 'other.js': digest('o') });
    }),
  );
  startIntegrity(Promise.resolve(registry(digest('e'))));

  await readListsAhead();
  expect(reads).toBe(1);
  await Promise.all([findIntegrity(`${folder}other.js`), findIntegrity(`${folder}other.js`)]);
  expect(reads).toBe(1);
});

it('takes a list that the first script fetched, unless its digest is another', async () => {
  const early = { address: `${folder}integrity.json`, integrity: `sha384-${digest('g')}` };
  list({ 'early.js': digest('o') });
  fetchLists([early]);
  await window.earlyLists?.get(`${early.address} ${early.integrity}`);
  list({});
  startIntegrity(Promise.resolve(registry(digest('g'))));
  await findIntegrity(`${folder}early.js`);

  list({ 'early.js': digest('o') });
  fetchLists([early]);
  await window.earlyLists?.get(`${early.address} ${early.integrity}`);
  list({});
  trustRegistry(registry(digest('h')));
  await expect(findIntegrity(`${folder}early.js`)).rejects.toThrow('not known');
});

it('reads a list that the first script did not get', async () => {
  server.use(http.get(`*${folder}integrity.json`, () => HttpResponse.error()));
  const early = { address: `${folder}integrity.json`, integrity: `sha384-${digest('i')}` };
  fetchLists([early]);
  await window.earlyLists?.get(`${early.address} ${early.integrity}`)?.catch(() => undefined);
  list({ 'early.js': digest('o') });
  startIntegrity(Promise.resolve(registry(digest('i'))));
  await findIntegrity(`${folder}early.js`);
});

it('reads a list again that did not arrive', async () => {
  server.use(http.get(`*${folder}integrity.json`, () => HttpResponse.error()));
  startIntegrity(Promise.resolve(registry(digest('f'))));
  await expect(findIntegrity(`${folder}again.js`)).rejects.toThrow();

  list({ 'again.js': digest('o') });
  await findIntegrity(`${folder}again.js`);
});
