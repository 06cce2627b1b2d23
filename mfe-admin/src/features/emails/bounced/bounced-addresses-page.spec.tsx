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

const address = {
  id: '00000000-0000-4000-8000-000000000401',
  email: 'reader@sample.example',
  reason: '550 5.1.1 no such user',
  since: '2025-10-13T08:42:00.000Z',
  notSent: 2,
};

function serve() {
  let items = [address];
  const cleared: string[] = [];
  server.use(
    http.get('/api/v1/admin/bounced-addresses', ({ response }) =>
      response(200).json({ items, nextCursor: null, counts: { all: items.length } }),
    ),
    http.post('/api/v1/admin/bounced-addresses/{id}/clear', ({ params, response }) => {
      cleared.push(params.id);
      items = [];
      return response(200).json({ message: 'Done.' });
    }),
  );
  return cleared;
}

const open = (user = people.admin) =>
  renderRemote({ routes, remote }, { path: '/admin/mail/bounced', user });

beforeEach(() => setWindowWidth(1440));

it('lists addresses with the reason, and allows emails again after a confirmation', async () => {
  const cleared = serve();
  open();
  const table = within(await screen.findByRole('table', { name: 'Addresses that bounced' }));
  expect(table.getByText('550 5.1.1 no such user')).toBeVisible();
  await userEvent.click(table.getByRole('link', { name: address.email }));
  const drawer = within(await screen.findByRole('dialog', { name: address.email }));
  expect(drawer.getByRole('link', { name: 'Show its emails' })).toHaveAttribute(
    'href',
    '/admin/mail?q=reader%40sample.example',
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Allow emails again' }));
  expect(cleared).toEqual([]);
  const dialog = within(
    await screen.findByRole('dialog', { name: `Allow emails to ${address.email} again?` }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Allow emails again' }));
  expect(await screen.findByText('Emails are sent to this address again.')).toBeVisible();
  expect(await screen.findByText('No address bounced')).toBeVisible();
  expect(cleared).toEqual([address.id]);
});
