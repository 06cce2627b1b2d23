import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OwnedRoute, Registry } from '../remotes/registry';
import { pageScripts } from './page-scripts';
import { SiteFolder } from './site-folder';

const root = mkdtempSync(path.join(tmpdir(), 'plenary-scripts-'));
const site = new SiteFolder(root);
const registry = {
  shell: '1.0.0-s',
  remotes: {
    mfe_public: { version: '1.0.0-p', entry: '/remotes/mfe_public/1.0.0-p/remoteEntry.js' },
    mfe_older: { version: '1.0.0-o', entry: '/remotes/mfe_older/1.0.0-o/remoteEntry.js' },
  },
} as unknown as Registry;
const say = (folder: string, content: object) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'scripts.json'), JSON.stringify(content));
};
say(site.web('shell', '1.0.0-s'), {
  '@plenary/kit/forms': ['forms.js', 'fields.js'],
  '@tanstack/react-query': ['queries.js'],
  'layout:admin': ['admin-layout.js'],
});
say(site.web('remotes/mfe_public', '1.0.0-p'), {
  '/contact': { files: ['remote.js', 'contact.js'], shared: ['@plenary/kit/forms'] },
  '/inbox': { files: ['inbox.js'], shared: [] },
});

const scriptsOf = (remote: string, page: string, layout = 'public') =>
  pageScripts(site, registry, { remote, path: page, layout } as OwnedRoute);

it('names the scripts of a page, and those of the shell that it takes', () => {
  expect(scriptsOf('mfe_public', '/contact')).toEqual([
    '/remotes/mfe_public/1.0.0-p/remoteEntry.js',
    '/shell/1.0.0-s/queries.js',
    '/shell/1.0.0-s/forms.js',
    '/shell/1.0.0-s/fields.js',
    '/remotes/mfe_public/1.0.0-p/remote.js',
    '/remotes/mfe_public/1.0.0-p/contact.js',
  ]);
});

it('names the scripts of its layout', () => {
  expect(scriptsOf('mfe_public', '/inbox', 'admin')).toEqual([
    '/remotes/mfe_public/1.0.0-p/remoteEntry.js',
    '/shell/1.0.0-s/queries.js',
    '/shell/1.0.0-s/admin-layout.js',
    '/remotes/mfe_public/1.0.0-p/inbox.js',
  ]);
});

it('names the entry of a build that says no more', () => {
  expect(scriptsOf('mfe_older', '/venue')).toEqual([
    '/remotes/mfe_older/1.0.0-o/remoteEntry.js',
    '/shell/1.0.0-s/queries.js',
  ]);
});

it('names what every page takes of the shell where the page is unknown', () => {
  expect(pageScripts(site, registry)).toEqual(['/shell/1.0.0-s/queries.js']);
});
