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
import { sampleMail, serveMails } from '../../testing/sample-mails';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/mail${search}`, user: people.admin });

const failed = sampleMail(2, {
  state: 'parked',
  reason: '550 no such user',
  sentAt: null,
  canRetry: true,
});

beforeEach(() => setWindowWidth(1440));

it('lists the letters with what became of them', async () => {
  serveMails([sampleMail(1), failed]);
  open();

  const table = within(await screen.findByRole('table', { name: 'Mail' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('person1@example.org');
  expect(first).toHaveTextContent('Payment confirmed');
  expect(first).toHaveTextContent('Sent');
  expect(second).toHaveTextContent('Failed');
  expect(second).toHaveTextContent('550 no such user');
  expect(screen.getByRole('link', { name: 'Failed 1' })).toBeVisible();
});

it('narrows them by state and by kind', async () => {
  const { asked } = serveMails([sampleMail(1), failed]);
  open();

  await userEvent.click(await screen.findByRole('link', { name: 'Failed 1' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Letter' }),
    'Payment confirmed',
  );

  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ state: 'parked', kind: 'payment-confirmed', limit: '20' }),
  );
});

it('shows a letter, and sends a failed one again', async () => {
  const { retried } = serveMails([sampleMail(1), failed]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'person2@example.org' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'person2@example.org' }));
  expect(drawer.getByText('550 no such user')).toBeVisible();
  expect(drawer.getByText('Thank you.')).toBeVisible();

  await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));

  expect(await drawer.findByText('The mail is queued again.')).toBeVisible();
  expect(retried).toEqual([failed.id]);
  expect(await screen.findByRole('link', { name: 'Queued 1' })).toBeVisible();
});

it('offers no second sending of what has arrived, and says why one is refused', async () => {
  serveMails([sampleMail(1), failed]);
  server.use(
    http.post('/api/v1/admin/mail/{id}/retry', ({ response }) =>
      response('default').json(
        {
          statusCode: 409,
          code: 'CONFLICT',
          message: 'This mail is being sent right now.',
          requestId: 'sample',
        },
        { status: 409 },
      ),
    ),
  );
  open(`?item=${sampleMail(1).id}`);
  await screen.findByRole('dialog', { name: 'person1@example.org' });
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'person2@example.org' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('This mail is being sent right now.')).toBeVisible();
});
