import {
  act,
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
import { samplePayment, servePayments } from '../../testing/sample-payments';

const { id } = samplePayment(1);

const open = (search = `?item=${id}`) =>
  renderRemote({ routes, remote }, { path: `/admin/payments${search}`, user: people.admin });

const drawer = () => screen.findByRole('dialog', { name: 'Adaeze Okonkwo' });
const row = () => screen.findByRole('link', { name: 'Adaeze Okonkwo' });
const confirmButton = (amount: string) =>
  screen.findByRole('button', { name: `Confirm USD\u00a0${amount}` });

async function fillStatement() {
  await userEvent.type(await screen.findByLabelText('Date on statement'), '2025-10-14');
  await userEvent.type(screen.getByLabelText('Bank transaction ID'), ' TRX-4471-0093 ');
}

beforeEach(() => setWindowWidth(1440));

it('opens from a row with what is known, and takes the focus', async () => {
  servePayments([samplePayment(1, { state: 'proof-uploaded' })]);
  const { router } = open('');

  await userEvent.click(await row());

  expect(await drawer()).toHaveFocus();
  expect(router.state.location.search).toBe(`?item=${id}`);
  const known = within(await drawer());
  expect(known.getByText('C25-AAAA1-BBBBB')).toBeVisible();
  expect(known.getByText('Proof to check')).toBeVisible();
  expect(known.getByText('Author')).toBeVisible();
  expect(known.getByText('Student')).toBeVisible();
  expect(known.getByText('Physical, publication')).toBeVisible();
  expect(known.getByText('USD 250.00')).toBeVisible();
  expect(known.getByText('13 Oct 2025, 08:42 UTC')).toBeVisible();
});

it('opens by a press anywhere in the row', async () => {
  servePayments([samplePayment(1)]);
  open('');

  await userEvent.click(await screen.findByText('Physical, publication', { selector: 'td' }));

  expect(await drawer()).toBeVisible();
});

it('closes on Escape, and the focus returns to the row', async () => {
  servePayments([samplePayment(1)]);
  const { router } = open('');
  await userEvent.click(await row());
  await drawer();

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
  expect(await row()).toHaveFocus();
});

it('is closed by Back and opened by Forward', async () => {
  servePayments([samplePayment(1), samplePayment(2)]);
  const { router } = open('?q=aaaa');
  await userEvent.click(await row());
  await drawer();
  await userEvent.click(await screen.findByRole('link', { name: 'Kwame Mensah' }));
  expect(await screen.findByRole('dialog', { name: 'Kwame Mensah' })).toBeVisible();

  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=aaaa');

  await act(() => router.navigate(1));
  expect(await screen.findByRole('dialog', { name: 'Kwame Mensah' })).toBeVisible();
});

it('closes by its button', async () => {
  servePayments([samplePayment(1)]);
  open();

  await userEvent.click(within(await drawer()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  [1400, false],
  [1399, true],
  [600, true],
])('at %s pixels the list beneath is out of reach: %s', async (width, isOutOfReach) => {
  setWindowWidth(width);
  servePayments([samplePayment(1)]);
  open();
  await drawer();

  const list = await screen.findByRole('region', { name: 'Registered', hidden: true });
  expect(Boolean(list.closest('[inert]'))).toBe(isOutOfReach);
});

it('says so when there is no such payment', async () => {
  servePayments([]);
  open();

  expect(await screen.findByText('This payment does not exist.')).toBeVisible();
});

it('confirms what stands on the statement, and announces it', async () => {
  const { sent, asked } = servePayments([samplePayment(1)]);
  open();
  expect(await screen.findByLabelText('Amount received')).toHaveValue('250.00');
  expect(screen.getByText(/The amount equals the fee/)).toBeVisible();
  await fillStatement();

  await userEvent.click(await confirmButton('250.00'));

  expect(await screen.findByText(/The payment is confirmed/)).toBeVisible();
  expect(sent).toEqual([
    {
      amount: 250,
      date: '2025-10-14',
      bankTransactionId: 'TRX-4471-0093',
      studentProofSeen: false,
      version: 1,
    },
  ]);
  expect(within(await drawer()).getAllByText('Confirmed')[0]).toBeVisible();
  expect(await drawer()).toHaveFocus();
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Confirmed 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm / })).not.toBeInTheDocument();
});

it('repeats the amount in the button, and says by how much it differs', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  const amount = await screen.findByLabelText('Amount received');
  await userEvent.clear(amount);
  await userEvent.type(amount, '240');
  await fillStatement();

  expect(screen.getByText(/This is USD 10\.00 less than the fee/)).toBeVisible();
  await userEvent.click(await confirmButton('240.00'));

  expect(amount).toHaveAccessibleDescription(
    expect.stringMatching(/The amount must equal the fee, USD.250\.00\./) as string,
  );
  expect(sent).toEqual([]);
});

it('asks for the date and the transaction', async () => {
  servePayments([samplePayment(1)]);
  open();

  await userEvent.click(await confirmButton('250.00'));

  expect(await screen.findByLabelText('Date on statement')).toHaveAccessibleDescription(
    'Date on statement is required',
  );
  expect(screen.getByLabelText('Bank transaction ID')).toHaveAccessibleDescription(
    'Bank transaction ID is required',
  );
});

it('shows what the server says of a field, and keeps what was typed', async () => {
  servePayments([samplePayment(1)]);
  const text = 'The day on the statement cannot lie in the future.';
  server.use(
    http.post('/api/v1/admin/payments/{id}/confirm', ({ response }) =>
      response('default').json(
        {
          statusCode: 400,
          code: 'VALIDATION_FAILED',
          message: text,
          fields: { date: text },
          requestId: 'sample',
        },
        { status: 400 },
      ),
    ),
  );
  open();
  await fillStatement();

  await userEvent.click(await confirmButton('250.00'));

  await waitFor(() =>
    expect(screen.getByLabelText('Date on statement')).toHaveAccessibleDescription(text),
  );
  expect(screen.getByLabelText('Bank transaction ID')).toHaveValue(' TRX-4471-0093 ');
});

it('rejects with a reason, once it was asked whether that is meant', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reject this payment?' }));

  await userEvent.click(question.getByRole('button', { name: 'Reject payment' }));
  expect(question.getByLabelText('Reason')).toHaveAccessibleDescription(
    'Reason must be at least 3 characters',
  );
  await userEvent.type(question.getByLabelText('Reason'), 'No transfer arrived');
  await userEvent.click(question.getByRole('button', { name: 'Reject payment' }));

  expect(await screen.findByText(/The payment is rejected/)).toBeVisible();
  expect(sent).toEqual([{ reason: 'No transfer arrived', version: 1 }]);
  expect(screen.queryByRole('dialog', { name: 'Reject this payment?' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
});

it('Escape in the question leaves the drawer open', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog', { name: 'Reject this payment?' });

  await userEvent.keyboard('{Escape}');

  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Reject this payment?' })).not.toBeInTheDocument(),
  );
  expect(await drawer()).toBeVisible();
  expect(sent).toEqual([]);
});
