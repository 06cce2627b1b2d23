import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { serveWaitingList, waitingPerson } from '../../../testing/sample-waiting-list';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/payments/waiting-list${search}`, user: people.admin },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name }));
};
const { id } = waitingPerson(1);

beforeEach(() => setWindowWidth(1440));

it('lists who is waiting, next to the registrations', async () => {
  serveWaitingList([waitingPerson(1), waitingPerson(2)]);
  open();
  expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Waiting 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrations' })).toBeVisible();
});

it('does not say that an entry is gone when the list could not be loaded', async () => {
  server.use(
    http.untyped.get('*/api/v1/admin/waiting-list', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open(`?item=${id}`);
  expect(
    await screen.findByRole('dialog', { name: 'The details could not be loaded' }),
  ).toBeVisible();
});

it('finds an entry by its address', async () => {
  serveWaitingList([waitingPerson(1), waitingPerson(2)]);
  open('?q=person-2');
  expect(await screen.findByRole('link', { name: 'Person 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
});

it('shows an offer that is on hold instead of the choices', async () => {
  const hold = {
    ...{ id: '00000000-0000-4000-8000-000000000901', kind: 'place-offer', by: 'Esi Owusu' },
    ...{ endsAt: '2025-10-10T09:53:00.000Z', byId: people.admin.id },
  };
  serveWaitingList([waitingPerson(1, { hold })]);
  open(`?item=${id}`);
  expect(await screen.findByText('On hold until 09:53 UTC')).toBeVisible();
  expect(screen.getByText(/^The person is emailed the offer when the hold ends/)).toBeVisible();
  for (const name of ['Offer now', 'Remove'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('offers a place out of turn, and removes an entry', async () => {
  const sent = serveWaitingList([waitingPerson(1)]);
  open(`?item=${id}`);
  await screen.findByRole('dialog', { name: 'Person 1' });
  await press('Offer now');
  await confirm('Offer a place to Person 1 out of turn?', 'Offer now');
  expect(await screen.findByText('Place offered.')).toBeVisible();
  await press('Remove');
  await confirm('Remove Person 1 from the waiting list?', 'Remove');
  expect(await screen.findByText('Removed from the waiting list.')).toBeVisible();
  expect(sent).toEqual([`offer ${id}`, `remove ${id}`]);
});
