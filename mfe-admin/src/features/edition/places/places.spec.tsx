import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { serveEdition } from '../../../testing/sample-editions';
import { servePlaces } from '../../../testing/sample-waiting-list';

const open = (section: string) =>
  renderRemote({ routes, remote }, { path: `/admin/edition/${section}`, user: people.admin });

const room = {
  registrationPackage: 'physical_presentation_only',
  packageName: 'Physical, presentation only',
  capacity: 3,
  used: 5,
  taken: 4,
  offered: 1,
  waiting: 2,
} as const;

it('shows the places in use, and says which limit is below them', async () => {
  serveEdition();
  servePlaces({ packages: [room] });
  open('places');
  const row = await screen.findByRole('row', { name: /^Physical, presentation only/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['4', '1', '2', '3']);
  expect(screen.getByText(/: 5 of 3 places are in use/)).toBeVisible();
});

it('sends the joining details after a confirmation that counts the recipients', async () => {
  serveEdition();
  const sent = servePlaces({}, { revision: 'r1', attendees: 12, recipients: 9 });
  open('joining');
  await userEvent.click(await screen.findByRole('button', { name: 'Send joining details' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^9 attendees get an email/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send joining details' }));
  expect(await screen.findByText('Joining details sent.')).toBeVisible();
  expect(sent).toEqual([{ revision: 'r1' }]);
  expect(screen.queryByRole('button', { name: 'Send joining details' })).toBeNull();
});

it('waits with the email until an address is saved', async () => {
  serveEdition();
  servePlaces();
  open('joining');
  expect(await screen.findByText(/^Save an address first/)).toBeVisible();
});
