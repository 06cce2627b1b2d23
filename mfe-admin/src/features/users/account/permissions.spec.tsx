import {
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleUser, serveUsers } from '../../../testing/sample-users';

const admin = sampleUser(1, { role: 'admin' });

const open = (user = admin, rights?: ['people:read']) => {
  serveUsers([user]);
  renderRemote({ routes, remote }, { path: `/admin/users/${user.id}`, user: people.admin, rights });
};

const dialog = async () => within(await screen.findByRole('dialog'));

it('grants a permission until the end of a day, after saying what each one opens', async () => {
  open();
  expect(await screen.findByText(/^Everything, including accounts/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Grant permission' }));
  const shown = await dialog();
  expect(shown.queryByRole('radio', { name: 'Owner' })).toBeNull();
  expect(shown.getByRole('radio', { name: 'Finance' })).toHaveAccessibleDescription(
    /but no papers/,
  );

  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  expect(await screen.findByText('Choose a permission.')).toBeVisible();
  await userEvent.click(shown.getByRole('radio', { name: 'Finance' }));
  await userEvent.type(shown.getByLabelText(/^Last day/), '2030-05-01');
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));

  expect(await screen.findByText('Person Number1 has the permission: Finance.')).toBeVisible();
  expect(await screen.findByText(/^Until .*2030/)).toBeVisible();
});

it('grants a track chair topics, and asks for them', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Grant permission' }));
  const shown = await dialog();
  await userEvent.click(shown.getByRole('radio', { name: 'Track chair' }));
  await shown.findByRole('group', { name: /^Topics/ });
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  expect(await screen.findByText('Choose the topics of this track chair.')).toBeVisible();
  const [first] = shown.getAllByRole('checkbox');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  expect(await screen.findByText(/^Topics: /)).toBeVisible();
});

it('grants a track chair tracks where the conference has some', async () => {
  serveUsers([admin]);
  const edition = {
    ...sampleEdition,
    tracks: [{ id: 'media', name: 'Media', topics: [], limits: {} }],
  };
  const path = `/admin/users/${admin.id}`;
  renderRemote({ routes, remote }, { path, user: people.admin, edition });
  await userEvent.click(await screen.findByRole('button', { name: 'Grant permission' }));
  const shown = await dialog();
  await userEvent.click(shown.getByRole('radio', { name: 'Track chair' }));
  await shown.findByRole('group', { name: /^Tracks/ });
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  expect(await screen.findByText('Choose the tracks or topics of this track chair.')).toBeVisible();
  await userEvent.click(shown.getByRole('checkbox', { name: 'Media' }));
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  expect(await screen.findByText('Tracks: Media')).toBeVisible();
});

it('keeps the end of a track chair whose topics change', async () => {
  const expiresAt = '2030-05-02T11:59:59.999Z';
  let changed: unknown;
  open();
  server.use(
    http.get('/api/v1/admin/users/{id}/permissions', ({ response }) =>
      response(200).json({
        permissions: [
          { permission: 'track-chair', topics: ['A former topic'], tracks: [], expiresAt },
        ],
      }),
    ),
    http.put('/api/v1/admin/users/{id}/permissions/{permission}', async (call) => {
      changed = await call.request.json();
      return call.response(200).json({ permissions: [] });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Grant permission' }));
  const shown = await dialog();
  await userEvent.click(shown.getByRole('radio', { name: 'Track chair' }));
  expect(await shown.findByLabelText(/^Last day/)).toHaveValue('2030-05-01');
  await userEvent.click(shown.getByRole('checkbox', { name: 'A former topic' }));
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  expect(shown.getByRole('group', { name: /^Topics/ })).toHaveAccessibleDescription(
    /Choose the topics of this track chair/,
  );
  const [first] = shown.getAllByRole('checkbox');
  await userEvent.click(first!);
  await userEvent.click(shown.getByRole('button', { name: 'Grant permission' }));
  await waitFor(() => expect(changed).toMatchObject({ expiresAt }));
});

it('revokes a permission after a confirmation', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke permission: Owner' }));
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Revoke permission' }));
  expect(await screen.findByText(/^None. This admin can’t open/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows readers of accounts the permissions without acts', async () => {
  open(admin, ['people:read']);
  expect(await screen.findByText('Owner')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant permission' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Revoke permission: Owner' })).toBeNull();
});

it('shows none for other roles', async () => {
  open(sampleUser(1));
  expect(await screen.findByRole('heading', { name: 'Access' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Permissions' })).toBeNull();
});
