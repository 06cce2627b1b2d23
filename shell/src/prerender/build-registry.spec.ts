import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRegistry } from './build-registry';
import { SiteFolder } from './site-folder';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plenary-site-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function addRemote(name: string, manifest: object, files = ['remoteEntry.1.js']) {
  const folder = path.join(root, 'remotes', name, '1');
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file), '');
  const full = { contract: '1.0', name, entry: 'remoteEntry.1.js', routes: [], ...manifest };
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(full));
}

const build = (...names: string[]) =>
  buildRegistry(new SiteFolder(root), {
    shell: '1',
    remotes: Object.fromEntries(names.map((name) => [name, '1'])),
    edition: '',
    composedYear: 2025,
    address: '',
  });

it('lists each remote with the address of its entry', () => {
  addRemote('one', { routes: [{ path: '/a' }] });

  expect(build('one').remotes.one).toMatchObject({
    entry: '/remotes/one/1/remoteEntry.1.js',
    routes: [{ path: '/a' }],
  });
});

it('refuses a remote without an entry', () => {
  addRemote('one', {}, []);

  expect(() => build('one')).toThrow('one 1 has no remote entry');
});

it.each(['1.9', '2.0'])('refuses a remote that speaks contract %s', (contract) => {
  addRemote('one', { contract });

  expect(() => build('one')).toThrow(`one 1 speaks contract ${contract}`);
});

it('refuses two remotes that claim the same addresses', () => {
  addRemote('one', { routes: [{ path: '/papers/:id' }] });
  addRemote('two', { routes: [{ path: '/papers/:paperId' }] });

  expect(() => build('one', 'two')).toThrow('two and one both claim /papers/:paperId');
});
