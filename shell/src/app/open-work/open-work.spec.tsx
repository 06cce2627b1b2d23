import { http, HttpResponse, people, screen, server, waitFor, within } from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';

let asked = 0;

function answer(items: { kind: string; count: number }[], status = 200) {
  server.use(
    http.untyped.get('/api/v1/open-work', () => {
      asked += 1;
      return HttpResponse.json({ items }, { status });
    }),
  );
}

beforeEach(() => (asked = 0));

const title = { name: 'Open work' };

it('lists what waits for an administrator at /, with links', async () => {
  answer([
    { kind: 'reviews', count: 1 },
    { kind: 'dashboard', count: 12 },
  ]);
  renderShell({ path: '/', user: people.admin });
  const links = within(await screen.findByRole('navigation', title)).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 paper awaiting your review', '/reviewers'],
    ['12 items need you', '/admin/dashboard'],
  ]);
});

it.each([
  ['nothing is open', () => answer([])],
  ['the call fails', () => answer([], 500)],
])('is absent when %s', async (_, prepare) => {
  prepare();
  renderShell({ path: '/', user: people.reviewer });
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('navigation', title)).toBeNull();
});

it.each([
  ['authors', '/', people.plain],
  ['visitors', '/', undefined],
  ['other pages', '/login', undefined],
  ['pages of reviewers', '/reviewers', people.reviewer],
])('asks nothing for %s', async (_, path, user) => {
  answer([{ kind: 'reviews', count: 1 }]);
  renderShell({ path, user });
  await screen.findByRole('heading', { level: 1 });
  expect(asked).toBe(0);
});
