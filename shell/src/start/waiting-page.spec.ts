import { WAITING_PAGES_ID, type WaitingPages } from '../waiting-pages';
import { needsOfWaitingPage } from './waiting-page';

const pages: WaitingPages = {
  files: ['/list.js', '/paper.js'],
  pages: [
    { path: '/papers', files: [0], requests: ['/papers?limit=20'] },
    { path: '/papers/new', files: [] },
    { path: '/papers/:paperId', files: [0, 1], requests: ['/papers/:paperId', '/topics'] },
  ],
};

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${WAITING_PAGES_ID}"></script>`;
  document.getElementById(WAITING_PAGES_ID)!.textContent = JSON.stringify(pages);
});

const needsAt = (address: string) => {
  window.history.replaceState(null, '', address);
  return needsOfWaitingPage();
};

it('gives the scripts and the requests of the page at the address', () => {
  expect(needsAt('/Papers/7%2Fb/')).toEqual({
    scripts: ['/list.js', '/paper.js'],
    requests: ['/api/v1/papers/7%2Fb', '/api/v1/topics'],
  });
  expect(needsAt('/papers/new')).toEqual({ scripts: [], requests: [] });
});

it('asks for nothing where the address has a query, which the page may pass on', () => {
  expect(needsAt('/papers?q=media')).toEqual({ scripts: ['/list.js'], requests: [] });
});

it('gives nothing at other addresses, and on pages that say nothing', () => {
  const nothing = { scripts: [], requests: [] };
  expect(needsAt('/papers/7/reviews')).toEqual(nothing);
  document.body.innerHTML = '';
  expect(needsAt('/papers')).toEqual(nothing);
});
