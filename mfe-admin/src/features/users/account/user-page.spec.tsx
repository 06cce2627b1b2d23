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
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleUser, serveUsers } from '../../../testing/sample-users';

const { id } = sampleUser(1);
const at = '2025-10-13T08:42:00.000Z';

const open = (userId = id) =>
  renderRemote({ routes, remote }, { path: `/admin/users/${userId}`, user: people.admin });

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

async function chooseRole(role: string) {
  await userEvent.selectOptions(await screen.findByLabelText('New role'), role);
  await userEvent.click(await button('Save role'));
  return dialog();
}

it('shows the account with its records', async () => {
  serveUsers([sampleUser(1)], {
    registrations: [
      {
        id: '00000000-0000-4000-8000-000000000900',
        isSettled: false,
        packageName: 'Physical, publication',
        payment: { reference: 'C25-AAAA1-BBBBB', state: 'proof-uploaded', amount: 250 },
        createdAt: at,
      },
    ],
    papers: [{ id: '1', title: 'On the archive', status: 'under-review', createdAt: at }],
    emails: [
      { id: '2', kind: 'welcome', state: 'failed', createdAt: at, sentAt: null, reason: '550' },
    ],
    sessions: [
      { id: '3', createdAt: at, lastUsedAt: at, device: 'Firefox on Linux', isCurrent: false },
    ],
  });
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Person Number1' })).toBeVisible();
  expect(await screen.findByText('person1@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Physical, publication' })).toHaveAttribute(
    'href',
    '/admin/payments?item=00000000-0000-4000-8000-000000000900',
  );
  expect(screen.getByText('Proof uploaded')).toBeVisible();
  expect(screen.getByText('On the archive')).toBeVisible();
  expect(screen.getByText('Under review')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Welcome' })).toHaveAttribute(
    'href',
    '/admin/mail?item=2',
  );
  expect(screen.getByText('Failed')).toBeVisible();
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
});

it('shows readers of accounts no acts, and of registrations only whether they are settled', async () => {
  const one = { packageName: 'Physical, publication', payment: null, createdAt: at };
  serveUsers([sampleUser(1)], {
    registrations: [
      { ...one, id: '1', isSettled: true },
      { ...one, id: '2', isSettled: false },
    ],
  });
  renderRemote(
    { routes, remote },
    { path: `/admin/users/${id}`, user: people.admin, rights: ['people:read'] },
  );

  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.getByText('Unpaid')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Physical, publication' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Audit log of this account' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
});

it('shows an error for an unknown account', async () => {
  serveUsers([]);
  open();

  expect(await screen.findByText('This user does not exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

it('changes a role after confirmation', async () => {
  const { sent } = serveUsers([sampleUser(1)]);
  open();

  const prompt = await chooseRole('Reviewer');
  expect(prompt.getByText('Make Person Number1 a reviewer?')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(prompt.getByRole('button', { name: 'Save role' }));

  expect(await screen.findByText('Person Number1 is now a reviewer.')).toBeVisible();
  expect(sent).toEqual([{ role: 'reviewer' }]);
});

it('shows changes of another admin, and preserves the selected role', async () => {
  const { sent, change } = serveUsers([sampleUser(1)]);
  open();
  const prompt = await chooseRole('Admin');
  change(id, { role: 'reviewer', isDisabled: true });

  await userEvent.click(prompt.getByRole('button', { name: 'Save role' }));

  expect(await prompt.findByText('Role: Researcher → Reviewer')).toBeVisible();
  expect(prompt.getByText('Access: Enabled → Disabled')).toBeVisible();
  expect(prompt.getByText('Make Person Number1 an admin?')).toBeVisible();
  await userEvent.click(prompt.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText('Person Number1 is now an admin.')).toBeVisible();
  expect(sent).toEqual([{ role: 'admin' }, { role: 'admin' }]);
});

it('shows why the last admin keeps the role', async () => {
  serveUsers([sampleUser(1, { role: 'admin' })]);
  server.use(
    http.patch('/api/v1/admin/users/{id}', ({ response }) =>
      response('default').json(
        {
          statusCode: 409,
          code: 'LAST_OWNER',
          message: 'The last administrator can’t be changed.',
          requestId: 'sample',
        },
        { status: 409 },
      ),
    ),
  );
  open();

  const prompt = await chooseRole('Researcher');
  await userEvent.click(prompt.getByRole('button', { name: 'Save role' }));

  expect(await prompt.findByText('The last administrator can’t be changed.')).toBeVisible();
});

it('requires a checkbox before admins change their own account', async () => {
  const { sent } = serveUsers([sampleUser(1, { id: people.admin.id, role: 'admin' })]);
  open(people.admin.id);
  const prompt = await chooseRole('Reviewer');

  await userEvent.click(prompt.getByRole('button', { name: 'Save role' }));
  expect(await prompt.findByText('Please confirm: this is your own account.')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.click(prompt.getByRole('checkbox'));
  await userEvent.click(prompt.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(sent).toEqual([{ role: 'reviewer', confirmSelf: true }]));
});

it('disables and enables an account after confirmation', async () => {
  const { sent } = serveUsers([sampleUser(1)]);
  open();

  await userEvent.click(await button('Disable'));
  expect(sent).toEqual([]);
  await userEvent.click(await button('Disable account'));
  expect(await screen.findByText('Person Number1 can no longer log in.')).toBeVisible();

  await userEvent.click(await button('Enable'));
  await userEvent.click(await button('Enable account'));
  expect(await screen.findByText('Person Number1 can log in again.')).toBeVisible();
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

  expect(await screen.findByText('Verification code sent to person1@example.org.')).toBeVisible();
});

it('turns off two-factor authentication after an identity check', async () => {
  serveUsers([sampleUser(1)], { twoFactorSince: at });
  const removed: string[] = [];
  server.use(
    http.delete('/api/v1/admin/users/{id}/two-factor', ({ params, response }) => {
      removed.push(params.id);
      return response(200).json({ message: 'Off' });
    }),
  );
  open();

  await userEvent.click(await button('Turn off'));
  const prompt = await dialog();
  await userEvent.click(prompt.getByRole('button', { name: 'Turn off 2FA' }));
  expect(await prompt.findByText('Please confirm who made this request.')).toBeVisible();
  expect(removed).toEqual([]);
  await userEvent.click(prompt.getByRole('checkbox'));
  await userEvent.click(prompt.getByRole('button', { name: 'Turn off 2FA' }));

  expect(
    await screen.findByText('Two-factor authentication is off for Person Number1.'),
  ).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 2, name: 'Two-factor authentication' }),
  ).toHaveFocus();
  expect(removed).toEqual([id]);
});

it('refers admins to their profile for their own two-factor authentication', async () => {
  serveUsers([sampleUser(1, { id: people.admin.id, role: 'admin' })], { twoFactorSince: at });
  open(people.admin.id);

  const link = await screen.findByRole('link', { name: 'Turn off your own in your profile' });
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

  await userEvent.click(await button('Log out of Firefox on Linux'));

  expect(
    await screen.findByText('Person Number1 was logged out of Firefox on Linux.'),
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

  await userEvent.click(await button('Log out everywhere'));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Log out everywhere' }));

  expect(await screen.findByText('Person Number1 was logged out of all devices.')).toBeVisible();
  expect(ended).toEqual([id]);
});

it('deletes an account after its email address was typed', async () => {
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
  const prompt = await dialog();
  expect(prompt.getByText(/Payments, submitted papers/)).toBeVisible();
  const field = prompt.getByLabelText('Type person1@example.org to confirm');
  await userEvent.type(field, 'person2@example.org');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete permanently' }));
  expect(await prompt.findByText('This does not match the account’s email address.')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.clear(field);
  await userEvent.type(field, 'Person1@example.org');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('Person Number1’s account was deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/users');
  expect(sent).toEqual([{ confirmation: 'person1@example.org' }]);
});

it('exports the personal data of an account', async () => {
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

  expect(await screen.findByText('Download started.')).toBeVisible();
  expect(asked).toEqual([{ kind: 'person-data', userId: id }]);
});
