import {
  fireEvent,
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
} from '@plenary/kit/testing';
import type { Right } from '@plenary/kit/session';
import { BarToolsProvider } from '@plenary/kit/ui';
import { samplePaper } from '../../testing/sample-papers';
import { samplePayment, servePayments } from '../../testing/sample-payments';
import { sampleUser, serveUsers } from '../../testing/sample-users';
import { servePapers } from '../../testing/serve-papers';
import { Finder } from './finder';

const OPEN = 'Find a paper, person or payment';

function open(rights?: Right[]) {
  const bar = document.createElement('div');
  document.body.append(bar);
  return renderRemote(
    <BarToolsProvider value={bar}>
      <Finder />
    </BarToolsProvider>,
    { user: people.admin, rights },
  );
}

const field = () => screen.findByRole('combobox');
const option = (name: RegExp | string) => screen.findByRole('option', { name });

beforeEach(() => {
  servePapers([samplePaper(1)]);
  serveUsers([sampleUser(1)]);
  servePayments([samplePayment(1)]);
});

it('finds papers, people and registrations, and opens the chosen one by keyboard', async () => {
  servePapers([samplePaper(1, { title: 'Radio without a station' })]);
  servePayments([samplePayment(1, { firstName: 'Radiance' })]);
  const { router } = open();
  const trigger = await screen.findByRole('button', { name: OPEN });
  await userEvent.click(trigger);
  expect(await screen.findByText('Enter at least 2 characters.')).toBeVisible();
  await userEvent.type(await field(), 'r');
  expect(screen.getByText('Enter at least 2 characters.')).toBeVisible();
  await userEvent.type(await field(), 'adi');
  expect(await option(/^#1 · /)).toBeVisible();
  expect(await option(new RegExp(sampleUser(1).email))).toBeVisible();
  expect(await option(new RegExp(samplePayment(1).merchantReference))).toBeVisible();
  expect(await screen.findByText('3 results')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/papers/${samplePaper(1).id}`),
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('opens with Ctrl K, and asks only for what the organiser may read', async () => {
  const asked: string[] = [];
  server.use(
    http.untyped.get('*/api/v1/admin/:kind', ({ params }) => {
      asked.push(String(params['kind']));
    }),
  );
  open(['people:read']);
  await screen.findByRole('button', { name: OPEN });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const { firstName, email } = sampleUser(1);
  await userEvent.type(await field(), firstName);
  expect(await option(new RegExp(email))).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['users']));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('leads to the list of all that match', async () => {
  server.use(
    http.untyped.get('*/api/v1/admin/papers', () =>
      Response.json({ items: [samplePaper(1)], nextCursor: 'next', counts: {} }),
    ),
  );
  const { router } = open(['papers:read']);
  await userEvent.click(await screen.findByRole('button', { name: OPEN }));
  await userEvent.type(await field(), 'sample');
  await userEvent.click(await option('All matching papers'));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/admin/papers?q=sample');
});

it('says that nothing matches, and tries a failed search again', async () => {
  const { title } = samplePaper(1);
  open(['papers:read']);
  await userEvent.click(await screen.findByRole('button', { name: OPEN }));
  await userEvent.type(await field(), 'nothing like this');
  expect(await screen.findByText('Nothing matches “nothing like this”.')).toBeVisible();
  server.use(
    http.untyped.get('*/api/v1/admin/papers', () =>
      Response.json({ message: 'The search is not ready.' }, { status: 409 }),
    ),
  );
  await userEvent.clear(await field());
  await userEvent.type(await field(), title.slice(0, 5));
  expect(await screen.findByRole('alert')).toHaveTextContent('The search is not ready.');
  servePapers([samplePaper(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await option(new RegExp(title))).toBeVisible();
});

it('is not there for organisers who may read none of them', () => {
  open(['attendees:read' as Right]);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
