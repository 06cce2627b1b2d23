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
import { sampleBulkEmail, serveBulkEmails } from '../../testing/sample-bulk-emails';

const open = (path = '') =>
  renderRemote({ routes, remote }, { path: `/admin/mail/groups${path}`, user: people.admin });

beforeEach(() => setWindowWidth(1440));

it('lists emails to groups with their state and progress', async () => {
  serveBulkEmails(sampleBulkEmail({ state: 'sending', recipients: 5000, done: 1200 }));
  open();
  const table = within(await screen.findByRole('table', { name: 'Emails to groups' }));
  expect(table.getByRole('link', { name: 'The programme is online' })).toBeVisible();
  expect(table.getByText('1,200 of 5,000')).toBeVisible();
});

it('sends to the people who were shown, after a summary', async () => {
  const { asked } = serveBulkEmails(sampleBulkEmail({ subject: '', body: '' }));
  open('/new');
  expect(await screen.findByText('2 people get it')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Subject'), 'The programme is online');
  await userEvent.type(screen.getByLabelText('Text'), 'Hello ');
  await userEvent.click(screen.getByRole('button', { name: 'Insert {firstName}' }));
  expect(screen.getByLabelText('Text')).toHaveValue('Hello {firstName}');
  await userEvent.click(screen.getByText('Announcement'));
  expect(await screen.findByText('1 person gets it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1 person?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 1 person' }));
  await waitFor(() => expect(asked.sent).toEqual([{ revision: 1, people: 1 }]));
  expect(asked.created).toMatchObject([
    { kind: 'announcement', body: 'Hello {firstName}', audience: { kind: 'people' } },
  ]);
});

it('starts with the filters of the list of papers', async () => {
  const { asked } = serveBulkEmails(sampleBulkEmail());
  open('/new?group=papers&status=accepted&phase=final');
  expect(await screen.findByLabelText(/State of the paper/)).toHaveValue('accepted');
  const filters = { sort: 'number', status: 'accepted', phase: 'final' };
  await waitFor(() =>
    expect(asked.people.at(-1)).toMatchObject({ audience: { kind: 'papers', filters } }),
  );
});

it('leaves out a person, and puts them back', async () => {
  const audience = { kind: 'people' as const, except: ['person2@example.org'] };
  const email = sampleBulkEmail({ audience, kind: 'bulk-message' });
  const { asked } = serveBulkEmails(email);
  open(`/${email.id}`);
  await userEvent.click(await screen.findByText('Show who gets it'));
  expect(screen.getByText('1 person gets it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave out Person 1' }));
  expect(await screen.findByText('You leave out 2 people.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put back Person 2' }));
  expect(await screen.findByText('You leave out 1 person.')).toBeVisible();
  expect(asked.people.at(-1)).toEqual({
    audience: { ...audience, except: ['person1@example.org'] },
  });
});

it('takes the filters of a saved view', async () => {
  const { asked } = serveBulkEmails(sampleBulkEmail());
  server.use(
    http.get('/api/v1/auth/preferences', ({ response }) =>
      response(200).json({
        ...{ hasShortcuts: true, paperColumns: null, exportColumns: {}, getsAnnouncements: true },
        views: [
          {
            ...{ id: '00000000-0000-4000-8000-000000000902', list: 'papers', name: 'Late ones' },
            search: 'columns=title&overdue=true&sort=-score&tag=discuss',
          },
        ],
      }),
    ),
    http.get('/api/v1/admin/papers/tags', ({ response }) =>
      response(200).json({ items: [{ tag: 'visa', papers: 3 }] }),
    ),
  );
  open('/new?group=papers&status=accepted');
  await userEvent.click(await screen.findByRole('button', { name: 'Late ones' }));
  expect(screen.getByLabelText(/^Tag/)).toHaveValue('discuss');
  expect(screen.getByLabelText(/State of the paper/)).toHaveValue('');
  const filters = { sort: 'number', tag: 'discuss', overdue: 'true' };
  await waitFor(() => expect(asked.people.at(-1)).toMatchObject({ audience: { filters } }));
  await userEvent.selectOptions(screen.getByLabelText(/^Tag/), 'visa');
  await waitFor(() =>
    expect(asked.people.at(-1)).toMatchObject({ audience: { filters: { tag: 'visa' } } }),
  );
});

it('shows an error of the server at its field, keeps the input, and saves one draft', async () => {
  const { asked } = serveBulkEmails(sampleBulkEmail());
  server.use(
    http.post('/api/v1/admin/bulk-emails/{id}/test', ({ response }) =>
      response.untyped(
        Response.json(
          {
            ...{ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Correct it.' },
            ...{ fields: { body: 'The placeholder {pass} is not available.' }, requestId: 'x' },
          },
          { status: 400 },
        ),
      ),
    ),
  );
  open('/new');
  await userEvent.type(await screen.findByLabelText('Text'), 'Hello {{pass}');
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('The placeholder {pass} is not available.')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('Hello {pass}');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
  expect(asked.created).toHaveLength(1);
});

it('is stopped while it is being sent, with what became of each email', async () => {
  const email = sampleBulkEmail({ state: 'sending', recipients: 2, done: 1 });
  const { asked } = serveBulkEmails({ ...email, delivery: { failed: 1, waiting: 1 } });
  open(`/${email.id}`);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '1');
  expect(await screen.findByText(/550 no such user/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(asked.acts).toEqual(['stop']));
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
});

it('opens the page of a new draft once it is saved', async () => {
  serveBulkEmails(sampleBulkEmail({ subject: '', body: '' }));
  open('/new');
  await userEvent.type(await screen.findByLabelText('Subject'), 'News');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});
