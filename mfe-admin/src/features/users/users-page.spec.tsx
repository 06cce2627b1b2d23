import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleUser, serveUsers } from '../../testing/sample-users';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/users${search}`, user: people.admin });

const bodyRows = async () =>
  within(await screen.findByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Person Number1' }));
const { id } = sampleUser(1);

beforeEach(() => setWindowWidth(1440));

it('lists accounts with address, role and verification', async () => {
  serveUsers([
    sampleUser(1, { role: 'reviewer' }),
    sampleUser(2, { isEmailVerified: false, isDisabled: true }),
  ]);
  open();

  const [first, second] = await bodyRows();
  expect(first).toHaveTextContent('Person Number1');
  expect(first).toHaveTextContent('person1@example.org');
  expect(first).toHaveTextContent('Reviewer');
  expect(first).toHaveTextContent(/Verified/);
  expect(second).toHaveTextContent('Not verified');
  expect(second).toHaveTextContent('Disabled');
});

it('narrows the list by role and verification', async () => {
  const { asked } = serveUsers([sampleUser(1), sampleUser(2, { role: 'admin' })]);
  const { router } = open();
  await bodyRows();

  await userEvent.click(screen.getByRole('link', { name: 'Admins 1' }));
  await waitFor(async () => expect(await bodyRows()).toHaveLength(1));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Verification' }),
    'Not verified (0)',
  );

  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ role: 'admin', verified: 'false', limit: '20' }),
  );
  expect(router.state.location.search).toBe('?role=admin&verified=false');
});

it('changes a role, even when the account then leaves the list', async () => {
  const { sent } = serveUsers([sampleUser(1), sampleUser(2)]);
  open(`?role=researcher&item=${id}`);
  const shown = await drawer();

  await userEvent.selectOptions(shown.getByLabelText('New role'), 'Reviewer');
  await userEvent.click(shown.getByRole('button', { name: 'Save role' }));

  expect(await screen.findByText('Person Number1 is now reviewer.')).toBeVisible();
  expect(sent).toEqual([{ role: 'reviewer', version: 1 }]);
  expect(screen.getByRole('link', { name: 'Reviewers 1' })).toBeVisible();
  expect((await drawer()).getByText('Reviewer', { selector: 'span' })).toBeVisible();
});

it('says why a change was refused', async () => {
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
  open(`?item=${id}`);
  const shown = await drawer();

  await userEvent.selectOptions(shown.getByLabelText('New role'), 'Researcher');
  await userEvent.click(shown.getByRole('button', { name: 'Save role' }));

  expect(await shown.findByText('The last administrator must stay one.')).toBeVisible();
});

it('disables an account once it was asked whether that is meant, and enables it again', async () => {
  const { sent } = serveUsers([sampleUser(1)]);
  open(`?item=${id}`);

  await userEvent.click((await drawer()).getByRole('button', { name: 'Disable' }));
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }));
  expect(await screen.findByText('Person Number1 can no longer sign in.')).toBeVisible();

  await userEvent.click((await drawer()).getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('Person Number1 can sign in again.')).toBeVisible();
  expect(sent).toEqual([
    { disabled: true, version: 1 },
    { disabled: false, version: 1 },
  ]);
});

it('says so when the account is not on this page', async () => {
  serveUsers([sampleUser(2)]);
  open(`?item=${id}`);

  expect(
    await screen.findByRole('dialog', { name: 'This account is not on this page of the list' }),
  ).toBeVisible();
});
