import {
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import {
  registrationRemote,
  simulatePending,
  simulatePlaces,
  simulateStatus,
} from '../../testing/registrations-server';

const ID = 'virtual_presentation_only';
const { name } = sampleEdition.fees.packages.find(({ id }) => id === ID)!;
const button = { name: /^Join the waiting list/ };
const soldOut = () => simulatePlaces({ id: ID, state: 'sold-out', left: null });
const open = (options = {}) =>
  renderRemote(registrationRemote, { path: '/conference-register', ...options });

beforeEach(() => simulatePending(null));

function serveWaitingList() {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/v1/payments/waiting-list', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json({ success: true, message: 'You are on the waiting list.' });
    }),
  );
  return sent;
}

it('says how many places are left where they are few, and nothing elsewhere', async () => {
  simulatePlaces({ id: ID, state: 'few', left: 1 });
  open();
  const row = (await screen.findByText('1 place left')).closest('li') as HTMLElement;
  expect(within(row).getByRole('heading', { name })).toBeVisible();
  expect(screen.queryByText('Sold out')).toBeNull();
});

it('adds a visitor to the waiting list of a package that is sold out', async () => {
  soldOut();
  const sent = serveWaitingList();
  open();
  await userEvent.click(await screen.findByRole('button', button));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Student' }));
  await userEvent.type(dialog.getByLabelText('Your name'), 'Ama Sample');
  await userEvent.type(dialog.getByLabelText('Email'), 'ama@example.org');
  await userEvent.click(dialog.getByRole('button', { name: 'Join the waiting list' }));
  const answer = await screen.findByText('You are on the waiting list.');
  expect(answer).toBeVisible();
  expect(screen.queryByRole('button', button)).toBeNull();
  const person = { name: 'Ama Sample', email: 'ama@example.org', academicCategory: 'student' };
  expect(sent).toEqual([{ ...person, registrationPackage: ID }]);
});

it('knows the name and address of an account', async () => {
  soldOut();
  simulateStatus(null);
  open({ user: people.plain });
  await userEvent.click(await screen.findByRole('button', button));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Email')).toHaveValue(people.plain.email);
});

it('never blocks a package when the places cannot be read', async () => {
  server.use(
    http.get('/api/v1/registration/places', ({ response }) =>
      response.untyped(Response.json({ code: 'UNAVAILABLE' }, { status: 503 })),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Register as Attendee' })).toBeVisible();
  expect(screen.queryByText('Sold out')).toBeNull();
});
