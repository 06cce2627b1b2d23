import { rememberAccount } from '@plenary/kit/session/stored';
import { people } from '@plenary/kit/testing';
import { PageStore } from '../remotes/page-store';
import { samplePages, sampleRegistry } from '../testing/render-shell';
import { prefetchPages } from './prefetch-pages';
import { appRoutes } from './routes';

const load = jest.fn(() => Promise.resolve(samplePages));

function start(flags: Record<string, { prefetch?: boolean }>) {
  const { sample } = sampleRegistry.remotes;
  const routes = sample!.routes.map((route) => ({ ...route, ...flags[route.path] }));
  const registry = { ...sampleRegistry, remotes: { sample: { ...sample!, routes } } };
  const source = { load, reset: () => Promise.resolve() };
  prefetchPages(new PageStore(source, registry), appRoutes(registry));
}

function pointAt(href: string) {
  document.body.innerHTML = `<a href="${href}"><span>There</span></a>`;
  document.querySelector('span')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

beforeEach(() => load.mockClear());

it('loads the page of a link that is pointed at, once', () => {
  rememberAccount(people.plain);
  start({ '/submit': { prefetch: true } });

  pointAt('/submit');
  pointAt('/submit');

  expect(load.mock.calls).toEqual([['sample']]);
});

it.each([
  ['a page without the flag', '/'],
  ['a page that says no', '/login'],
  ['a page of another role', '/reviewers'],
  ['an unknown address', '/no/such/page'],
  ['another site', 'https://other.example/submit'],
])('loads nothing for %s', (_, href) => {
  rememberAccount(people.plain);
  start({ '/login': { prefetch: false }, '/reviewers': { prefetch: true } });

  pointAt(href);

  expect(load).not.toHaveBeenCalled();
});
