import {
  act,
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleAttendee, serveAttendees } from '../../testing/sample-attendees';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/checkin${search}`, user: people.admin, rights: ['check-in:write'] },
  );

const field = () => screen.findByRole('searchbox');
const button = (name: string) => screen.findByRole('button', { name });
const unpaid = (n: number) =>
  sampleAttendee(n, {
    packages: [
      {
        name: 'Physical, publication',
        mode: 'physical',
        payment: 'awaiting-payment',
        extras: ['Dinner'],
      },
    ],
  });
const { id } = sampleAttendee(1);

it('starts in the search, with who is expected and how many arrived', async () => {
  serveAttendees([
    sampleAttendee(1, { arrival: { at: '2025-11-27T08:02:00.000Z', by: 'Desk Two' } }),
    unpaid(2),
  ]);
  open();
  expect(await screen.findByText('1 of 2 arrived')).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveFocus());
  const rows = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Arrived at .*, marked by Desk Two/);
  expect(rows[1]).toHaveTextContent('Awaiting payment');
  expect(rows[1]).toHaveTextContent(/On site, .*Dinner/);
});

it('marks the first match by Enter, before the search has answered, and undoes it', async () => {
  const desk = serveAttendees([sampleAttendee(1), sampleAttendee(2)]);
  open();
  await screen.findByText('0 of 2 arrived');
  await userEvent.type(await field(), 'number2{Enter}');
  expect(await screen.findByText('Person Number2 is marked as arrived.')).toBeVisible();
  expect(desk.sent).toEqual([`record ${sampleAttendee(2).id}`]);
  expect(await screen.findByText('1 of 2 arrived')).toBeVisible();

  await userEvent.keyboard('number1');
  expect(await field()).toHaveValue('number1');
  await userEvent.click(await button('Undo'));
  expect(await screen.findByText('Person Number2 is no longer marked as arrived.')).toBeVisible();
  expect(await screen.findByText('0 of 2 arrived')).toBeVisible();
});

it('marks no one by Enter without a search', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  open();
  await screen.findByText('0 of 1 arrived');
  await userEvent.type(await field(), '{Enter}');
  await userEvent.click(await button('Mark as arrived: Person Number1'));
  await screen.findByText('Person Number1 is marked as arrived.');
  expect(desk.sent).toEqual([`record ${id}`]);
});

it('asks before it marks an unpaid person', async () => {
  const desk = serveAttendees([unpaid(1)]);
  open();
  await userEvent.click(await button('Mark as arrived: Person Number1'));
  const dialog = () => screen.findByRole('dialog', { name: /Person Number1 has not paid/ });
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.sent).toEqual([]);

  await userEvent.click(await button('Mark as arrived: Person Number1'));
  const confirm = { name: 'Mark as arrived anyway' };
  await userEvent.click(within(await dialog()).getByRole('button', confirm));
  expect(await screen.findByText('Person Number1 is marked as arrived.')).toBeVisible();
  expect(desk.sent).toEqual([`record ${id} unpaid`]);
});

it('says so when another desk was first', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  open();
  const mark = await button('Mark as arrived: Person Number1');
  desk.rows = [sampleAttendee(1, { arrival: { at: '2025-11-27T08:02:00.000Z', by: 'Desk Two' } })];
  await userEvent.click(mark);
  expect(await screen.findByText(/was marked already, at .* by Desk Two/)).toBeVisible();
});

it('keeps a mark that failed, and sends it again', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  open();
  const mark = await button('Mark as arrived: Person Number1');
  server.use(
    http.put(
      '/api/v1/admin/check-in/{id}/arrival',
      ({ response }) => response.untyped(new Response(null, { status: 503 })),
      { once: true },
    ),
  );
  await userEvent.click(mark);
  expect(await screen.findByText(/The arrival of Person Number1 was not saved/)).toBeVisible();
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Person Number1 is marked as arrived.')).toBeVisible();
  expect(screen.queryByText(/was not saved/)).toBeNull();
  expect(desk.sent).toEqual([`record ${id}`]);
});

it('says that it is offline, and sends the marks of that time afterwards', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  open();
  const mark = await button('Mark as arrived: Person Number1');
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  await userEvent.click(mark);
  expect(await screen.findByText(/1 change is sent then/)).toBeVisible();
  expect(desk.sent).toEqual([]);

  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Person Number1 is marked as arrived.')).toBeVisible();
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

it('says what to do when no one is found', async () => {
  serveAttendees([sampleAttendee(1)]);
  open('?q=unknown');
  expect(await screen.findByText('No match for “unknown”')).toBeVisible();
  expect(screen.getByText(/whole email address or the payment reference/)).toBeVisible();
});

it('offers to try again when the list could not be loaded', async () => {
  server.use(
    http.get('/api/v1/admin/check-in', ({ response }) =>
      response.untyped(new Response(null, { status: 500 })),
    ),
  );
  open();
  expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  serveAttendees([sampleAttendee(1)]);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Person Number1')).toBeVisible();
});
