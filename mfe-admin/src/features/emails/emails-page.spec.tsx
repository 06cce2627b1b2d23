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
import { sampleEmail, serveEmails } from '../../testing/sample-emails';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/mail${search}`, user: people.admin });

const failed = sampleEmail(2, {
  state: 'failed',
  reason: '550 no such user',
  sentAt: null,
  canRetry: true,
});

beforeEach(() => setWindowWidth(1440));

it('lists emails with their delivery status', async () => {
  serveEmails([sampleEmail(1), failed]);
  open();

  const table = within(await screen.findByRole('table', { name: 'Emails' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('person1@example.org');
  expect(first).toHaveTextContent('Payment confirmed');
  expect(first).toHaveTextContent('Sent');
  expect(second).toHaveTextContent('Failed');
  expect(second).toHaveTextContent('550 no such user');
  expect(screen.getByRole('link', { name: 'Failed 1' })).toBeVisible();
});

it('shows of an email about a hidden paper only that there is one, and sends it again', async () => {
  const nothing = { kind: null, recipient: null, reason: null, messageId: null, preview: null };
  const { retried } = serveEmails([{ ...failed, ...nothing }]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'About a paper hidden from you' }));
  const name = 'About a paper hidden from you';
  const drawer = within(await screen.findByRole('dialog', { name }));
  expect(await drawer.findByText(/You have a conflict of interest with this paper/)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(retried).toEqual([failed.id]));
});

it('filters by delivery status and template', async () => {
  const { asked } = serveEmails([sampleEmail(1), failed]);
  open();

  await userEvent.click(await screen.findByRole('link', { name: 'Failed 1' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Template' }),
    'Payment confirmed',
  );

  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ state: 'failed', kind: 'payment-confirmed', limit: '20' }),
  );
});

it('shows an email, and retries a failed one', async () => {
  const { retried } = serveEmails([sampleEmail(1), failed]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'person2@example.org' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'person2@example.org' }));
  expect(drawer.getByText('550 no such user')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Plain text' }));
  expect(drawer.getByText('Thank you.')).toBeVisible();

  await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));

  expect(await drawer.findByText('Email queued.')).toBeVisible();
  expect(retried).toEqual([failed.id]);
  expect(await screen.findByRole('link', { name: 'Queued 1' })).toBeVisible();
});

it('offers no retry for a sent email, and shows why a retry failed', async () => {
  serveEmails([sampleEmail(1), failed]);
  server.use(
    http.post('/api/v1/admin/emails/{id}/retry', ({ response }) =>
      response('default').json(
        {
          statusCode: 409,
          code: 'CONFLICT',
          message: 'This email is being sent.',
          requestId: 'sample',
        },
        { status: 409 },
      ),
    ),
  );
  open(`?item=${sampleEmail(1).id}`);
  await screen.findByRole('dialog', { name: 'person1@example.org' });
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();

  await userEvent.click(await screen.findByRole('link', { name: 'person2@example.org' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('This email is being sent.')).toBeVisible();
});
