import {
  http,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { firstDrawer, openFirstPayment, openPayments } from '../../../testing/payments-area';
import { samplePayment, servePayments } from '../../../testing/sample-payments';

const confirmButton = (amount: string) =>
  screen.findByRole('button', { name: `Confirm USD\u00a0${amount}` });
const line = { date: '2025-10-14', bankTransactionId: 'TRX-4471-0093' };

async function typeAmount(text: string) {
  const amount = await screen.findByLabelText('Amount received');
  await userEvent.clear(amount);
  await userEvent.type(amount, text);
}

async function fillStatement() {
  await userEvent.type(await screen.findByLabelText('Statement date'), '2025-10-14');
  await userEvent.type(screen.getByLabelText('Bank transaction ID'), ' TRX-4471-0093 ');
}

beforeEach(() => setWindowWidth(1440));

it('confirms a line of the statement, and announces it', async () => {
  const { sent, asked } = servePayments([samplePayment(1)]);
  openFirstPayment();
  expect(await screen.findByLabelText('Amount received')).toHaveValue('250.00');
  expect(screen.getByText(/The amount matches the fee/)).toBeVisible();
  await fillStatement();

  await userEvent.click(await confirmButton('250.00'));

  expect(await screen.findByText(/Payment confirmed/)).toBeVisible();
  expect(sent).toEqual([{ ...line, amount: 250, version: 1 }]);
  expect(within(await firstDrawer()).getAllByText('Confirmed')[0]).toBeVisible();
  expect(await firstDrawer()).toHaveFocus();
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Confirmed 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm / })).not.toBeInTheDocument();
});

it.each([
  ['245', 'Confirm', /USD 5\.00 less than USD 250\.00, within the underpayment tolerance/],
  ['200', 'Record', /USD 50\.00 less than USD 250\.00. The payment will be recorded as underpaid/],
  ['300', 'Match', /USD 50\.00 more than USD 250\.00. The payment will be matched/],
])('shows how USD %s will be recorded, also in the button: %s', async (typed, verb, comparison) => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
  await typeAmount(typed);
  await fillStatement();

  expect(screen.getByText(comparison)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${verb} USD\u00a0${typed}.00` }));

  await waitFor(() => expect(sent).toEqual([{ ...line, amount: Number(typed), version: 1 }]));
});

it('asks for the rest of an underpaid registration', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
  await typeAmount('200');
  await fillStatement();
  await userEvent.click(screen.getByRole('button', { name: /^Record/ }));

  expect(await screen.findByText(/Underpayment recorded/)).toBeVisible();
  expect(await screen.findByLabelText('Amount received')).toHaveValue('50.00');
  await fillStatement();
  await userEvent.click(await confirmButton('50.00'));

  await waitFor(() => expect(sent[1]).toEqual({ ...line, amount: 50, version: 2 }));
});

it('matches first, and confirms later without the statement', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
  await fillStatement();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Match only/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Match USD\u00a0250.00' }));
  expect(await screen.findByText(/Payment matched/)).toBeVisible();

  await userEvent.click(screen.getByRole('checkbox', { name: /checked proof of student status/ }));
  await userEvent.click(await confirmButton('250.00'));

  await waitFor(() => expect(sent[1]).toEqual({ studentProofSeen: true, version: 2 }));
});

it('matches a payment whose country is to be checked, and does not offer to confirm it', async () => {
  const band = {
    country: 'Ghana',
    incomeGroup: 'lowerMiddle',
    share: 50,
    year: 2027,
    countryCheck: 'declared',
  } as const;
  const { sent } = servePayments([
    samplePayment(1, { band }),
    samplePayment(2, { band, state: 'matched', outstandingAmount: 0, receivedAmount: 250 }),
  ]);
  const { unmount } = openFirstPayment();
  expect(await screen.findByText(/^Confirm or refuse the country before/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm USD/ })).toBeNull();
  await fillStatement();
  await userEvent.click(screen.getByRole('button', { name: 'Match USD\u00a0250.00' }));
  await waitFor(() => expect(sent).toEqual([{ ...line, amount: 250, version: 1 }]));
  unmount();

  openPayments(`?item=${samplePayment(2).id}`);
  expect(await screen.findByText(/^Confirm or refuse the country before/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Confirm USD/ })).toBeNull();
});

it('asks for proof of student status only while none is uploaded', async () => {
  const file = {
    fileId: samplePayment(9).id,
    name: 'card.jpg',
    type: 'image/jpeg',
    bytes: 348_160,
  };
  const proof = { ...file, createdAt: '2025-10-13T08:42:00.000Z' };
  servePayments([
    samplePayment(1),
    samplePayment(2, { proofs: [{ ...proof, kind: 'student' as const }] }),
  ]);
  const { unmount } = openFirstPayment();
  expect(
    await screen.findByRole('checkbox', { name: /checked proof of student status/ }),
  ).toBeEnabled();
  unmount();

  openPayments(`?item=${samplePayment(2).id}`);
  expect(
    await screen.findByRole('button', { name: 'Proof of student status JPEG, 340 KB' }),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /checked proof of student status/ })).toBeNull();
});

it('requires the date and the transaction ID', async () => {
  servePayments([samplePayment(1)]);
  openFirstPayment();

  await userEvent.click(await confirmButton('250.00'));

  expect(await screen.findByLabelText('Statement date')).toHaveAccessibleDescription(
    'Statement date is required',
  );
  expect(screen.getByLabelText('Bank transaction ID')).toHaveAccessibleDescription(
    'Bank transaction ID is required',
  );
});

it('shows a server error at its field, and preserves the input', async () => {
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
  openFirstPayment();
  await fillStatement();

  await userEvent.click(await confirmButton('250.00'));

  await waitFor(() =>
    expect(screen.getByLabelText('Statement date')).toHaveAccessibleDescription(text),
  );
  expect(screen.getByLabelText('Bank transaction ID')).toHaveValue(' TRX-4471-0093 ');
});

it('shows the current state after a conflict', async () => {
  servePayments([samplePayment(1)]);
  server.use(
    http.post('/api/v1/admin/payments/{id}/confirm', ({ response }) => {
      server.use(
        http.get('/api/v1/admin/payments/{id}', ({ response: now }) =>
          now(200).json(samplePayment(1, { state: 'proof-uploaded', version: 2 })),
        ),
      );
      const message = 'This payment changed since it was read.';
      return response('default').json(
        { statusCode: 409, code: 'CHANGED_MEANWHILE', message, requestId: 'sample' },
        { status: 409 },
      );
    }),
  );
  openFirstPayment();
  await fillStatement();
  await userEvent.click(await confirmButton('250.00'));

  expect(await screen.findByText(/This payment changed since/)).toBeVisible();
  expect(await within(await firstDrawer()).findByText('Proof uploaded')).toBeVisible();
  expect(screen.getByLabelText('Bank transaction ID')).toHaveValue(' TRX-4471-0093 ');
});
