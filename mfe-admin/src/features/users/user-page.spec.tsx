import {
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
import { sampleUser, serveUsers } from '../../testing/sample-users';

const { id } = sampleUser(1);
const at = '2025-10-13T08:42:00.000Z';

const open = (userId = id) =>
  renderRemote({ routes, remote }, { path: `/admin/users/${userId}`, user: people.admin });

const button = (name: string) => screen.findByRole('button', { name });
const question = async () => within(await screen.findByRole('dialog'));

async function chooseRole(role: string) {
  await userEvent.selectOptions(await screen.findByLabelText('New role'), role);
  await userEvent.click(await button('Save role'));
  return question();
}

it('shows what is known of a person', async () => {
  serveUsers([sampleUser(1)], {
    registrations: [
      {
        id: '00000000-0000-4000-8000-000000000900',
        reference: 'C25-AAAA1-BBBBB',
        state: 'proof-uploaded',
        packageName: 'Physical, publication',
        amount: 250,
        createdAt: at,
      },
    ],
    papers: [{ id: '1', title: 'On the archive', status: 'under-review', createdAt: at }],
    mails: [
      { id: '2', kind: 'welcome', state: 'parked', createdAt: at, sentAt: null, reason: '550' },
    ],
    sessions: [
      { id: '3', createdAt: at, lastUsedAt: at, device: 'Firefox on Linux', isCurrent: false },
    ],
  });
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Person Number1' })).toBeVisible();
  expect(screen.getByText('person1@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Physical, publication' })).toHaveAttribute(
    'href',
    '/admin/payments?item=00000000-0000-4000-8000-000000000900',
  );
  expect(screen.getByText('Proof to check')).toBeVisible();
  expect(screen.getByText('On the archive')).toBeVisible();
  expect(screen.getByText('Under review')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Welcome' })).toHaveAttribute(
    'href',
    '/admin/mail?item=2',
  );
  expect(screen.getByText('Failed')).toBeVisible();
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
});

it('says so when there is no such person', async () => {
  serveUsers([]);
  open();

  expect(await screen.findByText('This user does not exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

it('changes a role once it was asked whether that is meant', async () => {
  const { sent } = serveUsers([sampleUser(1)]);
  open();

  const asked = await chooseRole('Reviewer');
  expect(asked.getByText('Make Person Number1 a reviewer?')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Save role' }));

  expect(await screen.findByText('Person Number1 is now a reviewer.')).toBeVisible();
  expect(sent).toEqual([{ role: 'reviewer' }]);
});

it('tells what another admin did meanwhile, and keeps what was chosen', async () => {
  const { sent, change } = serveUsers([sampleUser(1)]);
  open();
  const asked = await chooseRole('Admin');
  change(id, { role: 'reviewer', isDisabled: true });

  await userEvent.click(asked.getByRole('button', { name: 'Save role' }));

  expect(await asked.findByText('Role: Researcher → Reviewer')).toBeVisible();
  expect(asked.getByText('Access: Enabled → Disabled')).toBeVisible();
  expect(asked.getByText('Make Person Number1 an admin?')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText('Person Number1 is now an admin.')).toBeVisible();
  expect(sent).toEqual([{ role: 'admin' }, { role: 'admin' }]);
});

it('says why the last admin stays one', async () => {
  serveUsers([sampleUser(1, { role: 'admin' })]);
  server.use(
    http.patch('/api/v1/admin/users/{id}', ({ response }) =>
      response('default').json(
        {
          statusCode: 409,
          code: 'LAST_ADMIN',
          message: 'The last administrator must stay one.',
          requestId: 'sample',
        },
        { status: 409 },
      ),
    ),
  );
  open();

  const asked = await chooseRole('Researcher');
  await userEvent.click(asked.getByRole('button', { name: 'Save role' }));

  expect(await asked.findByText('The last administrator must stay one.')).toBeVisible();
});

it('asks for a tick before one’s own account is changed', async () => {
  const { sent } = serveUsers([sampleUser(1, { id: people.admin.id, role: 'admin' })]);
  open(people.admin.id);
  const asked = await chooseRole('Reviewer');

  await userEvent.click(asked.getByRole('button', { name: 'Save role' }));
  expect(
    await asked.findByText('Please tick this first: the change is to your own account.'),
  ).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.click(asked.getByRole('checkbox'));
  await userEvent.click(asked.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(sent).toEqual([{ role: 'reviewer', confirmSelf: true }]));
});

it('disables an account once it was asked whether that is meant, and enables it again', async () => {
  const { sent } = serveUsers([sampleUser(1)]);
  open();

  await userEvent.click(await button('Disable'));
  expect(sent).toEqual([]);
  await userEvent.click(await button('Disable account'));
  expect(await screen.findByText('Person Number1 can no longer sign in.')).toBeVisible();

  await userEvent.click(await button('Enable'));
  await userEvent.click(await button('Enable account'));
  expect(await screen.findByText('Person Number1 can sign in again.')).toBeVisible();
  expect(sent).toEqual([{ disabled: true }, { disabled: false }]);
});

it('sends a new verification code', async () => {
  serveUsers([sampleUser(1, { isEmailVerified: false })]);
  server.use(
    http.post('/api/v1/admin/users/{id}/resend-verification', ({ response }) =>
      response(200).json({ message: 'Sent' }),
    ),
  );
  open();

  await userEvent.click(await button('Resend verification'));

  expect(await screen.findByText('A new code is on its way to person1@example.org.')).toBeVisible();
});

it('turns off the second step of whoever asked for it', async () => {
  serveUsers([sampleUser(1)], { secondStepSince: at });
  const removed: string[] = [];
  server.use(
    http.delete('/api/v1/admin/users/{id}/second-step', ({ params, response }) => {
      removed.push(params.id);
      return response(200).json({ message: 'Off' });
    }),
  );
  open();

  await userEvent.click(await button('Turn off'));
  const asked = await question();
  await userEvent.click(asked.getByRole('button', { name: 'Turn off second step' }));
  expect(
    await asked.findByText('Please tick this first: somebody else may be asking in this name.'),
  ).toBeVisible();
  expect(removed).toEqual([]);
  await userEvent.click(asked.getByRole('checkbox'));
  await userEvent.click(asked.getByRole('button', { name: 'Turn off second step' }));

  expect(await screen.findByText('The second step of Person Number1 is off.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Second step' })).toHaveFocus();
  expect(removed).toEqual([id]);
});

it('leaves one’s own second step to the profile', async () => {
  serveUsers([sampleUser(1, { id: people.admin.id, role: 'admin' })], { secondStepSince: at });
  open(people.admin.id);

  const link = await screen.findByRole('link', { name: 'You turn off your own in your profile' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
});

it('ends one session', async () => {
  serveUsers([sampleUser(1)], {
    sessions: [
      { id: '3', createdAt: at, lastUsedAt: at, device: 'Firefox on Linux', isCurrent: false },
    ],
  });
  const ended: string[] = [];
  server.use(
    http.delete('/api/v1/admin/users/{id}/sessions/{sessionId}', ({ params, response }) => {
      ended.push(params.sessionId);
      return response(200).json({ message: 'Ended' });
    }),
  );
  open();

  await userEvent.click(await button('End the session on Firefox on Linux'));

  expect(
    await screen.findByText('Person Number1 is signed out on Firefox on Linux.'),
  ).toBeVisible();
  expect(ended).toEqual(['3']);
});

it('ends all sessions', async () => {
  serveUsers([sampleUser(1)], {
    sessions: [
      { id: '3', createdAt: at, lastUsedAt: at, device: 'Firefox on Linux', isCurrent: false },
    ],
  });
  const ended: string[] = [];
  server.use(
    http.delete('/api/v1/admin/users/{id}/sessions', ({ params, response }) => {
      ended.push(params.id);
      return response(200).json({ message: 'Ended' });
    }),
  );
  open();

  await userEvent.click(await button('End all sessions'));
  await userEvent.click((await question()).getByRole('button', { name: 'End all sessions' }));

  expect(await screen.findByText('Person Number1 is signed out everywhere.')).toBeVisible();
  expect(ended).toEqual([id]);
});

it('deletes an account whose address was typed, saying what stays', async () => {
  serveUsers([sampleUser(1), sampleUser(2)]);
  const sent: unknown[] = [];
  server.use(
    http.delete('/api/v1/admin/users/{id}', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json({ message: 'Deleted' });
    }),
  );
  const { router } = open();

  await userEvent.click(await button('Delete account'));
  const asked = await question();
  expect(asked.getByText(/Payments, submitted papers/)).toBeVisible();
  const field = asked.getByLabelText('Type person1@example.org to confirm');
  await userEvent.type(field, 'person2@example.org');
  await userEvent.click(asked.getByRole('button', { name: 'Delete for good' }));
  expect(await asked.findByText('This is not the address of the account.')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.clear(field);
  await userEvent.type(field, 'Person1@example.org');
  await userEvent.click(asked.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The account of Person Number1 is deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/users');
  expect(sent).toEqual([{ confirmation: 'person1@example.org' }]);
});

it('exports what is stored about a person', async () => {
  serveUsers([sampleUser(1)]);
  const asked: unknown[] = [];
  server.use(
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#file' });
    }),
  );
  open();

  await userEvent.click(await button('Export data'));

  expect(await screen.findByText('The download has begun.')).toBeVisible();
  expect(asked).toEqual([{ kind: 'person-data', userId: id }]);
});
