import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@plenary/kit/remote';
import { buildRegistry } from './build-registry';
import { SiteFolder } from './site-folder';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plenary-site-'));
  addDescription('shell');
});

afterEach(() => rmSync(root, { recursive: true }));

const page = { access: 'public', layout: 'public', emailGate: 'none', title: 'A' };

const addDescription = (part: string) => {
  const folder = path.join(root, 'node', part, '1');
  mkdirSync(folder, { recursive: true });
  const files = { web: { 'integrity.json': { bytes: 2, sha384: `digest of ${part}` } } };
  const signed = JSON.stringify({ files });
  const version = { signed, key: 'any', signature: 'any' };
  writeFileSync(path.join(folder, 'version.json'), JSON.stringify(version));
};

function addRemote(name: string, manifest: object, files = ['remoteEntry.1.js']) {
  const folder = path.join(root, 'remotes', name, '1');
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file), '');
  const full = {
    contract: CONTRACT_VERSION,
    needs: CONTRACT_VERSION,
    name,
    entry: 'remoteEntry.1.js',
    routes: [],
    ...manifest,
  };
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(full));
  addDescription(`remotes/${name}`);
}

const build = (...names: string[]) =>
  buildRegistry(new SiteFolder(root), {
    shell: '1',
    remotes: Object.fromEntries(names.map((name) => [name, '1'])),
  });

const [major = 1, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
const next = `${major}.${minor + 1}`;

it('lists each remote with the address of its entry', () => {
  addRemote('one', { routes: [{ ...page, path: '/a' }] });

  expect(build('one').remotes.one).toMatchObject({
    entry: '/remotes/one/1/remoteEntry.1.js',
    integrity: 'digest of remotes/one',
    routes: [{ path: '/a' }],
  });
});

it('refuses a remote without an entry', () => {
  addRemote('one', {}, []);

  expect(() => build('one')).toThrow('one 1: it has no remote entry');
});

it('accepts a remote of the next minor version that uses nothing new', () => {
  addRemote('one', { contract: next });

  expect(build('one').remotes.one).toMatchObject({ contract: next, needs: CONTRACT_VERSION });
});

it.each([next, `${major + 1}.0`, `${major - 1}.0`])(
  'refuses a remote that needs contract %s',
  (needs) => {
    addRemote('one', { contract: needs, needs });

    expect(() => build('one')).toThrow(`one 1: it needs contract ${needs}`);
  },
);

it.each([
  ['/papers/:id', '/papers/:paperId'],
  ['/venue', '/Venue'],
])('refuses two remotes that claim %s and %s', (first, second) => {
  addRemote('one', { routes: [{ ...page, path: first }] });
  addRemote('two', { routes: [{ ...page, path: second }] });

  expect(() => build('one', 'two')).toThrow(`two and one both claim ${second}`);
});

it('refuses two remotes that claim the same item of a menu', () => {
  const menu = { label: 'Users', icon: 'IconUsers', order: 1 };
  addRemote('one', { routes: [{ ...page, path: '/a', menu }] });
  addRemote('two', { routes: [{ ...page, path: '/b', menu: { ...menu, order: 2 } }] });

  expect(() => build('one', 'two')).toThrow("two and one both claim the menu's item Users");
});

it.each([
  ['an address of the server', { path: '/api/v1/things' }, 'one claims /api/v1/things'],
  ['an address of the shell', { path: '/admin' }, 'one and the shell both claim /admin'],
  ['an open pattern', { path: '/papers/*' }, '/papers/* is no address of a page'],
  ['an unknown access', { path: '/a', access: 'everybody' }, 'who may open /a is unclear'],
  ['an unknown layout', { path: '/a', layout: 'wide' }, '/a names an unknown layout: wide'],
  ['a call of another site', { path: '/a', requests: ['//other.example/a'] }, 'what /a asks first'],
  ['one call in place of a list', { path: '/a', requests: '/papers' }, 'what /a asks first'],
  [
    'an answer of another site',
    { path: '/a', startsFor: { request: '//other.example/a', words: ['few'] } },
    'for which answers /a starts',
  ],
  ['an unclear prefetch', { path: '/a', prefetch: 'yes' }, 'whether /a is prefetched is unclear'],
  ['an unknown way offline', { path: '/a', offline: 'maybe' }, 'what /a does without a connection'],
  ['a kept page that is not prerendered', { path: '/a', offline: 'kept' }, '/a cannot be kept'],
  [
    'a page that works offline for everyone',
    { path: '/a', offline: 'works' },
    '/a cannot work without a connection',
  ],
  [
    'a prerendered page of an account',
    { path: '/a', access: 'user', prerender: true },
    '/a cannot be prerendered',
  ],
])('refuses %s', (_, route, reason) => {
  addRemote('one', { routes: [{ ...page, ...route }] });

  expect(() => build('one')).toThrow(reason);
});

it('lists what a page does without a connection', () => {
  const kept = { ...page, path: '/a', prerender: true, offline: 'kept', prefetch: true };
  const works = { ...page, path: '/b', right: 'check-in:write', offline: 'works' };
  const other = { ...page, path: '/c', right: 'people:read' };
  addRemote('one', { routes: [kept, works, other] });

  expect(build('one').remotes.one?.routes).toEqual([kept, works, other]);
});

it('takes a page with a right as working without a connection from contract 3.0', () => {
  const routes = [
    { ...page, path: '/a', right: 'check-in:write' },
    { ...page, path: '/b' },
  ];
  addRemote('old', { contract: '3.0', needs: '3.0', routes });

  expect(build('old').remotes.old?.routes).toMatchObject([{ offline: 'works' }, routes[1]]);
});

const fill = { slot: 'my-papers.end', title: 'A', access: 'user' };

it('lists the slots that a remote fills', () => {
  addRemote('one', { fills: [fill] });
  addRemote('two', { contract: CONTRACT_VERSION, fills: [fill] });
  addRemote('old', { contract: `${major}.0`, needs: `${major}.0` });

  const { one, two, old } = build('one', 'two', 'old').remotes;
  expect([one?.fills, two?.fills, old?.fills]).toEqual([[fill], [fill], undefined]);
});

it.each([
  ['an unknown slot', [{ ...fill, slot: 'home.top' }], 'it fills home.top, a slot that the shell'],
  ['a slot of any object', [{ ...fill, slot: 'toString' }], 'it fills toString, a slot'],
  ['an unknown access', [{ ...fill, access: 'everybody' }], 'who may see its filling of my-papers'],
  ['a filling without a title', [{ ...fill, title: '' }], 'its filling of my-papers.end has no'],
  ['a slot that is filled twice', [fill, fill], 'it fills my-papers.end twice'],
  ['one filling in place of a list', fill, 'which slots it fills is no list'],
])('refuses %s', (_, fills, reason) => {
  addRemote('one', { fills });

  expect(() => build('one')).toThrow(`one 1: ${reason}`);
});
