import {
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import {
  sampleApplication,
  sampleMessage,
  serveApplications,
  serveMessages,
} from '../../testing/sample-letters';

const open = (rest = '') =>
  renderRemote({ routes, remote }, { path: `/admin/messages${rest}`, user: people.admin });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => setWindowWidth(1440));

it('lists the messages with their states, narrowed by state and category', async () => {
  const { asked } = serveMessages([sampleMessage(1), sampleMessage(2, { state: 'done' })]);
  open();
  const table = within(await screen.findByRole('table', { name: 'Messages' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('Writer Number1');
  expect(first).toHaveTextContent('Question 1');
  expect(first).toHaveTextContent('New');
  expect(second).toHaveTextContent('Done');

  await userEvent.click(screen.getByRole('link', { name: 'Done 1' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Media');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ state: 'done', category: 'Media', limit: '20' }),
  );
});

it('shows a message, the way to answer it, and takes what was done about it', async () => {
  serveMessages([sampleMessage(1)]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Writer Number1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  expect(drawer.getByText(/letters of invitation\?/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:writer1%40example.org?subject=Re%3A%20Question%201',
  );

  await userEvent.click(drawer.getByRole('radio', { name: 'Done' }));
  await userEvent.type(drawer.getByLabelText(/^Note/), 'Answered by phone.');
  await save();

  expect(await drawer.findByText('Saved.')).toBeVisible();
  expect(drawer.getByText(/by Ada Sample/)).toBeVisible();
  expect(drawer.getByText('Answered by phone.', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Done 1' })).toBeVisible();
});

it('says when somebody was faster, keeps what was typed, and then takes it', async () => {
  const letters = serveMessages([sampleMessage(1)]);
  open(`?item=${sampleMessage(1).id}`);
  const note = await screen.findByLabelText(/^Note/);
  await userEvent.type(note, 'Mine.');
  letters.change(sampleMessage(1).id, { state: 'read', note: 'Theirs.', version: 1 });
  await save();

  expect(await screen.findByText(/Somebody else has changed this/)).toBeVisible();
  expect(await screen.findByText('Theirs.', { selector: 'dd' })).toBeVisible();
  expect(note).toHaveValue('Mine.');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(letters.find(sampleMessage(1).id).note).toBe('Mine.');
});

it('leads to the applications, each with its CV as a download', async () => {
  serveMessages([]);
  const { downloads } = serveApplications([sampleApplication(1)]);
  open();
  expect(await screen.findByText('Nobody has written yet')).toBeVisible();
  const lists = within(screen.getByRole('navigation', { name: 'What people wrote' }));
  await userEvent.click(lists.getByRole('link', { name: 'Applications' }));

  await userEvent.click(await screen.findByRole('link', { name: 'Applicant Number1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Applicant Number1' }));
  expect(drawer.getByText('Kenya')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:applicant1%40example\.org\?subject=Your%20application%20/),
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Download the CV' }));

  expect(await drawer.findByText('The download has begun.')).toBeInTheDocument();
  expect(downloads).toEqual([{ kind: 'file', fileId: sampleApplication(1).cv.fileId }]);
});
