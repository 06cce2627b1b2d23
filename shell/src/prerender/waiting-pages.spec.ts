import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '../remotes/registry';
import { SiteFolder } from './site-folder';
import { waitingPages } from './waiting-pages';

const site = new SiteFolder(mkdtempSync(path.join(tmpdir(), 'plenary-waiting-')));
const entry = '/remotes/mfe_papers/1/remoteEntry.js';
const registry = {
  shell: '1',
  remotes: {
    mfe_papers: {
      version: '1',
      entry,
      routes: [
        { path: '/papers/:paperId' },
        { path: '/calls' },
        { path: '/papers/new', requests: ['/topics'] },
        { path: '/papers' },
      ],
    },
  },
} as unknown as Registry;

it('lists the pages that are not prerendered, exact addresses before parameters', () => {
  expect(waitingPages(site, registry, ['/calls'])).toEqual({
    files: [entry],
    pages: [
      { path: '/papers', files: [0] },
      { path: '/papers/new', files: [0], requests: ['/topics'] },
      { path: '/papers/:paperId', files: [0] },
    ],
  });
});
