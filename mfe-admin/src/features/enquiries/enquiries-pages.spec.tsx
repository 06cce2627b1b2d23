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
import {
  sampleApplication,
  sampleEnquiry,
  serveApplications,
  serveEnquiries,
} from '../../testing/sample-enquiries';

const open = (rest = '') =>
  renderRemote({ routes, remote }, { path: `/admin/messages${rest}`, user: people.admin });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => setWindowWidth(1440));

it('lists enquiries with their status, filtered by status and category', async () => {
  const { asked } = serveEnquiries([sampleEnquiry(1), sampleEnquiry(2, { state: 'done' })]);
  open();
  const table = within(await screen.findByRole('table', { name: 'Enquiries' }));
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

it('shows an enquiry, and saves status and note', async () => {
  serveEnquiries([sampleEnquiry(1)]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Writer Number1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  expect(drawer.getByText(/letters of invitation\?/)).toBeVisible();

  await userEvent.click(drawer.getByRole('radio', { name: 'Done' }));
  await userEvent.type(drawer.getByLabelText(/^Note/), 'Answered by phone.');
  await save();

  expect(await drawer.findByText('Changes saved.')).toBeVisible();
  expect(drawer.getByText(/· Ada Sample/)).toBeVisible();
  expect(drawer.getByText('Answered by phone.', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Done 1' })).toBeVisible();
});

it('assigns an enquiry to an organiser', async () => {
  serveEnquiries([sampleEnquiry(1)]);
  open(`?item=${sampleEnquiry(1).id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  await drawer.findByRole('option', { name: 'Kofi Sample' });
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: /^Assignee/ }), 'Kofi Sample');
  await save();
  expect(await drawer.findByText('Kofi Sample', { selector: 'dd' })).toBeVisible();
});

it('preserves input after a conflict, and overwrites on the second save', async () => {
  const enquiries = serveEnquiries([sampleEnquiry(1)]);
  open(`?item=${sampleEnquiry(1).id}`);
  const note = await screen.findByLabelText(/^Note/);
  await userEvent.type(note, 'Mine.');
  enquiries.change(sampleEnquiry(1).id, { state: 'read', note: 'Theirs.', version: 1 });
  await save();

  expect(await screen.findByText(/Another admin changed this/)).toBeVisible();
  expect(await screen.findByText('Theirs.', { selector: 'dd' })).toBeVisible();
  expect(note).toHaveValue('Mine.');
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(enquiries.find(sampleEnquiry(1).id).note).toBe('Mine.');
});

it('lists applications, each with a CV to download', async () => {
  serveEnquiries([]);
  const { downloads } = serveApplications([sampleApplication(1)]);
  open();
  expect(await screen.findByText('No enquiries yet')).toBeVisible();
  const lists = within(screen.getByRole('navigation', { name: 'Enquiries and applications' }));
  await userEvent.click(lists.getByRole('link', { name: 'Applications' }));

  await userEvent.click(await screen.findByRole('link', { name: 'Applicant Number1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Applicant Number1' }));
  expect(drawer.getByText('Kenya')).toBeVisible();
  expect(drawer.getByText(/^Emailed to applicant1@example\.org\./)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Download CV' }));

  expect(await drawer.findByText('Download started.')).toBeInTheDocument();
  expect(downloads).toEqual([{ kind: 'file', fileId: sampleApplication(1).cv.fileId }]);
});

it('shows replies with their enquiry', async () => {
  const reply = {
    id: '00000000-0000-4000-8000-000000000701',
    ...{ name: 'Writer Number1', email: 'writer1@example.org', body: 'And where do I park?' },
    ...{ kind: 'received' as const, at: '2025-10-14T08:42:00.000Z', delivery: null },
  };
  serveEnquiries([sampleEnquiry(1, { correspondence: [reply] })]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Writer Number1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  const replies = within(await drawer.findByRole('region', { name: 'Replies' }));
  expect(replies.getByText('And where do I park?')).toBeVisible();
});

it('sends a reply, shows it, and keeps it after a conflict', async () => {
  const enquiries = serveEnquiries([sampleEnquiry(1)]);
  open(`?item=${sampleEnquiry(1).id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  const send = () => userEvent.click(drawer.getByRole('button', { name: 'Send reply' }));
  await send();
  expect(await drawer.findAllByText('Write a reply')).not.toHaveLength(0);

  const reply = drawer.getByRole('textbox', { name: 'Reply' });
  await userEvent.type(reply, 'We do.');
  enquiries.change(sampleEnquiry(1).id, { state: 'read', note: 'Theirs.', version: 1 });
  await send();
  expect(await drawer.findByText(/^Something changed since you opened this/)).toBeVisible();
  expect(reply).toHaveValue('We do.');
  await drawer.findByText('Theirs.', { selector: 'dd' });
  await send();

  const replies = within(await drawer.findByRole('region', { name: 'Replies' }));
  expect(replies.getByText('We do.')).toBeVisible();
  expect(replies.getByText(/organiser/)).toBeVisible();
  expect(reply).toHaveValue('');
  expect(enquiries.find(sampleEnquiry(1).id).state).toBe('done');
  expect(drawer.getByRole('radio', { name: 'Done' })).toBeChecked();
});

it('keeps an undone reply, so that it can be corrected', async () => {
  const rows = serveEnquiries([sampleEnquiry(1)]);
  const hold = {
    id: '00000000-0000-4000-8000-000000000705',
    ...{ kind: 'enquiry-reply', endsAt: '2025-10-14T08:42:00.000Z', by: 'Ada Sample' },
    byId: '00000000-0000-4000-8000-000000000701',
  };
  server.use(
    http.post('/api/v1/admin/enquiries/{id}/replies', ({ params, response }) =>
      response(200).json(rows.set({ ...rows.find(params.id), hold })),
    ),
  );
  open();
  const enquiry = () => screen.findByRole('link', { name: 'Writer Number1' });
  await userEvent.click(await enquiry());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reply' }), 'We do nto.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/^The reply is emailed when the hold ends\./)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  rows.set({ ...rows.find(sampleEnquiry(1).id), hold: null });
  await userEvent.click(await enquiry());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('We do nto.'),
  );
});

it('shows a reply on hold in the place of the form', async () => {
  const hold = {
    id: '00000000-0000-4000-8000-000000000703',
    ...{ kind: 'enquiry-reply', endsAt: '2025-10-14T08:42:00.000Z', by: 'Kofi Sample' },
    byId: '00000000-0000-4000-8000-000000000701',
  };
  serveEnquiries([sampleEnquiry(1, { hold })]);
  open(`?item=${sampleEnquiry(1).id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  expect(drawer.getByText(/^The reply is emailed when the hold ends\./)).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Send reply' })).toBeNull();
});

it('marks a reply that did not arrive', async () => {
  const sent = {
    ...{ id: '00000000-0000-4000-8000-000000000704', kind: 'sent' as const, name: 'Ada Sample' },
    ...{
      email: null,
      body: 'We do.',
      at: '2025-10-14T08:42:00.000Z',
      delivery: 'bounced' as const,
    },
  };
  serveEnquiries([sampleEnquiry(1, { correspondence: [sent] })]);
  open(`?item=${sampleEnquiry(1).id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Question 1' }));
  expect(drawer.getByText('Not delivered')).toBeVisible();
});

it('lists messages that reply to no enquiry', async () => {
  const message = {
    id: '00000000-0000-4000-8000-000000000702',
    ...{ name: 'Sample Sender', email: 'sender@sample.example', subject: '', body: 'Hello' },
    receivedAt: '2025-10-14T08:42:00.000Z',
  };
  server.use(
    http.get('/api/v1/admin/inbound-messages', ({ response }) =>
      response(200).json({ items: [message], nextCursor: null, counts: { all: 1 } }),
    ),
  );
  open('/other');
  await userEvent.click(await screen.findByRole('link', { name: 'Sample Sender' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'No subject' }));
  expect(drawer.getByText('Hello')).toBeVisible();
  expect(drawer.getByText('The sender’s address isn’t checked.')).toBeVisible();
});
