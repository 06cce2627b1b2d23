import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { editedEdition, serveEdition, someSamples } from '../../testing/sample-editions';

const open = (page = '') =>
  renderRemote({ routes, remote }, { path: `/admin/edition${page}`, user: people.admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('counts the samples and removes them after a question', async () => {
  serveEdition({}, someSamples);
  open();
  expect(await screen.findByText(/60 people, 40 papers, 30 registrations/)).toBeVisible();
  await press('Remove samples');
  expect(screen.getByRole('dialog')).toHaveTextContent(/Deletes 60 sample accounts/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove samples' }).at(-1)!);
  expect(
    await screen.findByText(/The samples were removed. 1 sample account is kept/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove samples' })).toBeNull();
});

it('says nothing without samples', async () => {
  serveEdition();
  open();
  expect(await screen.findByRole('navigation', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByText(/filled with samples/)).toBeNull();
});

describe('opening registration', () => {
  const closed = { document: { ...editedEdition, registration: { open: false } } };
  const openRegistration = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Accept registrations' }));
    await press('Review changes');
    await press('Publish changes');
  };

  it('asks while there are samples, and goes back without saving', async () => {
    const { sent } = serveEdition(closed, someSamples);
    open('/opening');
    await openRegistration();
    expect(await screen.findByRole('dialog', { name: /with samples/ })).toBeVisible();
    await press('Go back');
    expect(sent).toEqual([]);
    await press('Review changes');
    await press('Publish changes');
    await press('Open with samples');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('asks when the samples cannot be counted', async () => {
    const { sent } = serveEdition(closed);
    server.use(
      http.untyped.get('*/api/v1/admin/samples', () =>
        Response.json({ statusCode: 400 }, { status: 400 }),
      ),
    );
    open('/opening');
    await openRegistration();
    expect(await screen.findByRole('dialog', { name: /with samples/ })).toBeVisible();
    await press('Open with samples');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('saves at once without samples', async () => {
    const { sent } = serveEdition(closed);
    open('/opening');
    await openRegistration();
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
