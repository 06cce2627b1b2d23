import { rememberAccount } from '@plenary/kit/session/stored';
import { WAITING_PAGES_ID, type WaitingPage } from '../waiting-pages';
import { aheadOfWaitingPage } from './waiting-page';

const ID = '01a209a2-29d0-708a-86a1-fe68415e423b';
const entry = '/remotes/mfe_papers/1/remoteEntry.js|digest';
const lists = '/remotes/mfe_papers/1/integrity.json|list';
const files = ['/remotes/mfe_papers/1/papers.js'];
const pages: WaitingPage[] = (
  [
    { path: '/papers', access: 'user', emailGate: 'warning', requests: ['/papers?limit=20'] },
    { path: '/papers/new', access: 'user', emailGate: 'strict', requests: ['/topics'] },
    {
      path: '/papers/:id',
      access: 'user',
      emailGate: 'warning',
      requests: ['/papers/:id', '/topics'],
    },
    {
      path: '/papers/sections/:name',
      access: 'user',
      emailGate: 'warning',
      requests: ['/sections'],
    },
    { path: '/reviews', access: 'reviewer', emailGate: 'warning', requests: ['/reviews'] },
    { path: '/users', access: 'admin', emailGate: 'warning', requests: ['/users'] },
  ] as const
).map((page) => ({ ...page, requests: [...page.requests], entry, lists, files }));

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${WAITING_PAGES_ID}"></script>`;
  document.getElementById(WAITING_PAGES_ID)!.textContent = JSON.stringify(pages);
  rememberAccount({ role: 'researcher', isEmailVerified: true });
});

const aheadAt = (address: string) => {
  window.history.replaceState(null, '', address);
  return aheadOfWaitingPage();
};
const requestsAt = (address: string) => aheadAt(address).requests;

it('gives the requests of the page at the address', () => {
  expect(requestsAt(`/Papers/${ID}/`)).toEqual([`/api/v1/papers/${ID}`, '/api/v1/topics']);
  expect(requestsAt('/papers/new')).toEqual(['/api/v1/topics']);
  expect(requestsAt('/papers/sections/opening')).toEqual(['/api/v1/sections']);
});

it('gives none where the page may ask something else, or nothing', () => {
  expect(requestsAt('/papers?q=media')).toEqual([]);
  expect(requestsAt('/papers/none')).toEqual([]);
  expect(requestsAt(`/papers/${ID}/reviews`)).toEqual([]);
  document.body.innerHTML = '';
  expect(requestsAt('/papers')).toEqual([]);
});

it('gives the scripts of its remote, also where the requests are not known', () => {
  const script = { address: '/remotes/mfe_papers/1/remoteEntry.js', integrity: 'sha384-digest' };
  const list = { address: '/remotes/mfe_papers/1/integrity.json', integrity: 'sha384-list' };
  for (const address of ['/papers', '/papers?q=media', '/papers/none']) {
    expect(aheadAt(address)).toMatchObject({ scripts: [script], lists: [list], files });
  }
  for (const address of ['/reviews', '/other']) {
    expect(aheadAt(address)).toMatchObject({ scripts: [], lists: [], files: [] });
  }
});

it.each([
  ['researcher', true, ['/papers', '/papers/new']],
  ['researcher', false, ['/papers']],
  ['reviewer', true, ['/papers', '/papers/new', '/reviews']],
  ['admin', true, ['/papers', '/papers/new', '/reviews', '/users']],
])('gives those that a %s may open (verified: %s)', (role, isEmailVerified, allowed) => {
  rememberAccount({ role, isEmailVerified });

  const paths = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(paths.filter((path) => requestsAt(path).length > 0)).toEqual(allowed);
});
