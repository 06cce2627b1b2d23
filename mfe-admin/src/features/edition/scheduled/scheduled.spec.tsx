import { fireEvent, people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { editedEdition, serveEdition, someSamples } from '../../../testing/sample-editions';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-09-20T12:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const open = () => renderRemote({ routes, remote }, { path: '/admin/edition', user: people.admin });
const part = async () => within(await screen.findByRole('region', { name: 'Scheduled' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('schedules an extension at a time of the conference, and lists it with the dates', async () => {
  const { scheduled } = serveEdition();
  open();
  await userEvent.click(await (await part()).findByRole('button', { name: 'Add change' }));
  await userEvent.selectOptions(screen.getByLabelText('Change'), 'Extend: Full paper deadline');
  for (const year of ['0002', '0202', '12025']) fill('Takes effect on', `${year}-10-04`);
  fill('Takes effect on', '2025-10-04');
  fill('At', '09:00');
  await press('Schedule change');
  expect(screen.getByLabelText('New day')).toHaveAccessibleDescription('Choose the new day.');
  fill('New day', '2025-10-08');
  expect(screen.getByText('Time in London: 4 Oct 2025, 08:00 UTC.')).toBeVisible();
  await press('Schedule change');
  const title = 'Extend Full paper deadline to 8 Oct 2025';
  expect(await screen.findByText(`${title} is scheduled.`)).toBeVisible();
  const entry = (await (await part()).findByText(title)).closest('li');
  expect(entry).toHaveTextContent(/^4 Oct 2025, 08:00 UTC.*Scheduled by Person Number1/);
  expect(scheduled).toMatchObject([
    {
      at: '2025-10-04T08:00:00.000Z',
      change: { act: 'extend', date: 'full-paper', day: '2025-10-08' },
    },
  ]);
});

it('cancels a change after a question', async () => {
  const { scheduled } = serveEdition();
  scheduled.push({
    id: 'one',
    at: '2025-10-01T08:00:00.000Z',
    change: { act: 'close', of: 'registration' },
    status: 'scheduled',
    problem: null,
    scheduledBy: 'Kwame Mensah',
    closedAt: null,
  });
  open();
  const name = 'Cancel: Close registration, 1 Oct 2025, 08:00 UTC';
  await userEvent.click(await screen.findByRole('button', { name }));
  await press('Cancel change');
  expect(await screen.findByText('The scheduled change is cancelled.')).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says why a change of the last days had no effect', async () => {
  const { scheduled } = serveEdition();
  const problem = 'At that time, this changes nothing.';
  scheduled.push({
    id: 'one',
    at: '2025-09-19T08:00:00.000Z',
    change: { act: 'open', of: 'registration' },
    status: 'failed',
    problem,
    scheduledBy: 'Kwame Mensah',
    closedAt: '2025-09-19T08:00:01.000Z',
  });
  open();
  expect(
    await screen.findByText(
      `Open registration on 19 Sep 2025, 08:00 UTC had no effect. ${problem}`,
    ),
  ).toBeVisible();
});

it('asks before it schedules an opening of registration while there are samples', async () => {
  const document = { ...editedEdition, registration: { open: false } };
  const { scheduled } = serveEdition({ document }, someSamples);
  open();
  await userEvent.click(await (await part()).findByRole('button', { name: 'Add change' }));
  await userEvent.selectOptions(screen.getByLabelText('Change'), 'Open registration');
  fill('Takes effect on', '2025-10-04');
  await press('Schedule change');
  expect(await screen.findByRole('dialog', { name: /with samples/ })).toBeVisible();
  await press('Go back');
  expect(screen.getByLabelText('Takes effect on')).toHaveValue('2025-10-04');
  expect(scheduled).toEqual([]);
  await press('Schedule change');
  await press('Open with samples');
  expect(await screen.findByText('Open registration is scheduled.')).toBeVisible();
  expect(scheduled).toHaveLength(1);
});
