import {
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleUser, serveUsers } from '../../../testing/sample-users';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/users${search}`, user: people.admin });

const bodyRows = async () =>
  within(await screen.findByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => setWindowWidth(1440));

it('lists accounts with email, role and verification', async () => {
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

it('filters by role, verification and access, with counts', async () => {
  const { asked } = serveUsers([sampleUser(1), sampleUser(2, { role: 'admin' })]);
  const { router } = open();
  await bodyRows();

  await userEvent.click(screen.getByRole('link', { name: 'Admins 1' }));
  await waitFor(async () => expect(await bodyRows()).toHaveLength(1));
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
  await choose('Verification', 'Not verified (0)');
  await choose('Access', 'Disabled (0)');

  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      role: 'admin',
      verified: 'false',
      disabled: 'true',
      limit: '20',
    }),
  );
  expect(router.state.location.search).toBe('?role=admin&verified=false&disabled=true');
});

it('opens an account, and returns to the filtered list', async () => {
  serveUsers([sampleUser(1)]);
  const { router } = open('?role=researcher');

  await userEvent.click(await screen.findByRole('link', { name: 'Person Number1' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Person Number1' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/admin/users/${sampleUser(1).id}`);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(trail.getByRole('link', { name: 'Users' }));
  expect(await bodyRows()).toHaveLength(1);
  expect(router.state.location.search).toBe('?role=researcher');
});
