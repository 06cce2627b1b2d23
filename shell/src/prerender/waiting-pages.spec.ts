import type { Registry } from '../remotes/registry';
import { waitingPages } from './waiting-pages';

const route = (path: string, more: object = {}) => ({
  path,
  title: 'Papers',
  access: 'user',
  emailGate: 'strict',
  ...more,
});
const registry = {
  shell: '1',
  integrity: 'ofShell',
  remotes: {
    mfe_papers: {
      entry: '/remotes/mfe_papers/1/remoteEntry.js',
      integrity: 'ofPapers',
      routes: [
        route('/papers/:paperId'),
        route('/calls', { prerender: true }),
        route('/papers/new', { requests: ['/topics'] }),
        route('/papers'),
      ],
    },
  },
} as unknown as Registry;

it('lists the pages that are not prerendered, exact addresses before parameters', () => {
  const entry = '/remotes/mfe_papers/1/remoteEntry.js';
  const lists = '/shell/1/integrity.json|ofShell /remotes/mfe_papers/1/integrity.json|ofPapers';
  const files = ['/remotes/mfe_papers/1/papers.js'];
  const page = { access: 'user', emailGate: 'strict', requests: [], entry, lists, files };
  const scriptsOf = () => [entry, '/remotes/mfe_papers/1/papers.js'];
  expect(waitingPages(registry, scriptsOf)).toEqual([
    { ...page, path: '/papers' },
    { ...page, path: '/papers/new', requests: ['/topics'] },
    { ...page, path: '/papers/:paperId' },
  ]);
});
