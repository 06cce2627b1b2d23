import 'fake-indexeddb/auto';
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
import { createSessionStore } from '@plenary/kit/session';
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
  expect(desk.sent).toEqual([`arrival ${sampleAttendee(2).id}`]);
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
  expect(desk.sent).toEqual([`arrival ${id}`]);
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
  expect(desk.sent).toEqual([`arrival ${id} unpaid`]);
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
    http.post(
      '/api/v1/admin/check-in/changes',
      ({ response }) => response.untyped(new Response(null, { status: 503 })),
      { once: true },
    ),
  );
  await userEvent.click(mark);
  expect(await screen.findByText(/1 change was not sent/)).toBeVisible();
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Person Number1 is marked as arrived.')).toBeVisible();
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(desk.sent).toEqual([`arrival ${id}`]);
});

function goOffline(): () => void {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    network.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

it('searches and marks offline, and sends the marks afterwards', async () => {
  const desk = serveAttendees([sampleAttendee(1), sampleAttendee(2)]);
  open();
  await waitFor(async () => expect(await button('Print list')).toBeEnabled());
  const goOnline = goOffline();
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  await userEvent.type(await field(), 'number2{Enter}');
  expect(await screen.findByText(/Number2 is marked as arrived\. It is sent/)).toBeVisible();
  expect(await screen.findByText(/1 change is kept on this device/)).toBeVisible();
  const people = screen.getByRole('list', { name: 'People' });
  await waitFor(() => expect(within(people).queryByText('Person Number1')).toBeNull());
  expect(await screen.findByText(/^Arrived at/)).toBeVisible();
  expect(desk.sent).toEqual([]);

  goOnline();
  expect(await screen.findByText('Person Number2 is marked as arrived.')).toBeVisible();
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  expect(desk.sent).toEqual([`arrival ${sampleAttendee(2).id}`]);
});

it('keeps its changes and its list when the page is closed offline', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  const { unmount } = open();
  await waitFor(async () => expect(await button('Print list')).toBeEnabled());
  const goOnline = goOffline();
  await userEvent.click(await button('Mark as arrived: Person Number1'));
  await screen.findByText(/1 change is kept on this device/);
  unmount();
  open();
  expect(await screen.findByText(/1 change is kept on this device/)).toBeVisible();
  expect(desk.sent).toEqual([]);
  goOnline();
  expect(await screen.findByText('Person Number1 is marked as arrived.')).toBeVisible();
  expect(desk.sent).toEqual([`arrival ${id}`]);
});

it('lets the page be opened without a network afterwards, with its right only', async () => {
  serveAttendees([sampleAttendee(1)]);
  open();
  await waitFor(async () => expect(await button('Print list')).toBeEnabled());
  const goOnline = goOffline();
  const session = createSessionStore();
  const started = session.getState().start();
  await waitFor(() =>
    expect(session.getState().offline).toEqual({
      userId: people.admin.id,
      name: 'Ada Sample',
      rights: ['check-in:write'],
    }),
  );
  goOnline();
  await act(() => started);
});

it('keeps a mark of a session that has ended, and sends it after the next login', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  const { router, unmount } = open();
  const mark = await button('Mark as arrived: Person Number1');
  let ended = true;
  server.use(
    http.post('/api/v1/admin/check-in/changes', ({ response }) =>
      ended ? response.untyped(new Response(null, { status: 401 })) : undefined,
    ),
  );
  await userEvent.click(mark);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  unmount();
  expect(desk.sent).toEqual([]);
  ended = false;
  open();
  expect(await screen.findByText('Person Number1 is marked as arrived.')).toBeVisible();
  expect(desk.sent).toEqual([`arrival ${id}`]);
});

it('explains what the server refuses, until that is dismissed', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  open();
  const mark = await button('Mark as arrived: Person Number1');
  desk.rows = [];
  await userEvent.click(mark);
  const refused = await screen.findByRole('region', { name: 'Not saved' });
  expect(refused).toHaveTextContent(/arrival of Person Number1 was not saved.*been cancelled/);
  await userEvent.click(await button('Dismiss'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull());
});

it('registers a person at the desk', async () => {
  const desk = serveAttendees([sampleAttendee(1)]);
  open();
  await screen.findByText('0 of 1 arrived');
  await userEvent.click(await button('Register a person'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Register and mark as arrived' }));
  expect(await dialog.findAllByText('Payment is required')).not.toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Walk');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Inn');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'walk@example.org');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Physical, presentation only');
  await userEvent.click(dialog.getByRole('radio', { name: 'Student' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Paid at the desk' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Register and mark as arrived' }));
  expect(await screen.findByText('Walk Inn is marked as arrived.')).toBeVisible();
  expect(desk.sent).toEqual(['walk-in Walk Inn physical_presentation_only']);
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
