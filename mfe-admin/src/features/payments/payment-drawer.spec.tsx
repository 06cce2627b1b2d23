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

const line = { date: '2025-10-14', bankTransactionId: 'TRX-4471-0093' };

async function typeAmount(text: string) {
  const amount = await screen.findByLabelText('Amount received');
  await userEvent.clear(amount);
  await userEvent.type(amount, text);
}

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
  expect(known.queryByText('Received')).toBeNull();
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
  expect(sent).toEqual([{ ...line, amount: 250, version: 1 }]);
  expect(within(await drawer()).getAllByText('Confirmed')[0]).toBeVisible();
  expect(await drawer()).toHaveFocus();
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Confirmed 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm / })).not.toBeInTheDocument();
});

it.each([
  ['245', 'Confirm', /USD 5\.00 less than USD 250\.00, which the edition lets pass/],
  ['200', 'Record', /USD 50\.00 less than USD 250\.00. It is recorded as a short payment/],
  ['300', 'Match', /USD 50\.00 more than USD 250\.00. It is matched/],
])('says what will come of USD %s, in the button too: %s', async (typed, verb, comparison) => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  await typeAmount(typed);
  await fillStatement();

  expect(screen.getByText(comparison)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${verb} USD\u00a0${typed}.00` }));

  await waitFor(() => expect(sent).toEqual([{ ...line, amount: Number(typed), version: 1 }]));
});

it('asks for the rest of a short payment', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  await typeAmount('200');
  await fillStatement();
  await userEvent.click(screen.getByRole('button', { name: /^Record/ }));

  expect(await screen.findByText(/The short payment is recorded/)).toBeVisible();
  expect(await screen.findByLabelText('Amount received')).toHaveValue('50.00');
  await fillStatement();
  await userEvent.click(await confirmButton('50.00'));

  await waitFor(() => expect(sent[1]).toEqual({ ...line, amount: 50, version: 2 }));
});

it('matches now and confirms later, without the statement', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  await fillStatement();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only match it now/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Match USD\u00a0250.00' }));
  expect(await screen.findByText(/The money is matched/)).toBeVisible();

  await userEvent.click(screen.getByRole('checkbox', { name: /seen the student’s proof/ }));
  await userEvent.click(await confirmButton('250.00'));

  await waitFor(() => expect(sent[1]).toEqual({ studentProofSeen: true, version: 2 }));
});

it('vouches for a student’s proof only while none was uploaded', async () => {
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
  const { unmount } = open();
  expect(await screen.findByRole('checkbox', { name: /seen the student’s proof/ })).toBeEnabled();
  unmount();

  open(`?item=${samplePayment(2).id}`);
  expect(await screen.findByRole('button', { name: 'Student proof JPEG, 340 KB' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /seen the student’s proof/ })).toBeNull();
});

it('a proof is downloaded by a link that works once', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#proof' });
    }),
  );
  const fileId = samplePayment(9).id;
  const file = { fileId, name: 'r.pdf', type: 'application/pdf', bytes: 2048 };
  const proof = { ...file, kind: 'receipt' as const, createdAt: '2025-10-13T08:42:00.000Z' };
  servePayments([samplePayment(1, { proofs: [proof] })]);
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Receipt PDF, 2 KB' }));

  await waitFor(() => expect(asked).toEqual([{ kind: 'file', fileId }]));
});

it('pays back what came too much', async () => {
  const { sent } = servePayments([
    samplePayment(1, { state: 'completed', received: 300, missing: 0, excess: 50 }),
  ]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay back USD\u00a050.00' }));
  const question = within(await screen.findByRole('dialog', { name: /^Pay back what/ }));
  const amount = question.getByLabelText('Amount paid back');
  expect(amount).toHaveValue('50.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '51');
  await userEvent.type(question.getByLabelText('Reason'), 'Sent twice');
  await userEvent.click(question.getByRole('button', { name: 'Note the repayment' }));
  expect(amount).toHaveAccessibleDescription(/At most USD.50\.00 can be paid back/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '50');
  await userEvent.click(question.getByRole('button', { name: 'Note the repayment' }));

  expect(await screen.findByText(/The repayment is noted/)).toBeVisible();
  expect(sent).toEqual([{ amount: 50, reason: 'Sent twice', version: 1 }]);
});

it('changes the package at the price of the fee table', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change package' }));
  const question = within(await screen.findByRole('dialog', { name: 'Change the package' }));
  await userEvent.selectOptions(question.getByLabelText('Package'), 'virtual_presentation_only');
  expect(question.getByText('USD 50.00')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Change package' }));

  expect(await screen.findByText(/The package is changed/)).toBeVisible();
  expect(sent).toEqual([
    {
      academicCategory: 'student',
      registrationPackage: 'virtual_presentation_only',
      price: 50,
      version: 1,
    },
  ]);
});

it('offers what the state allows', async () => {
  servePayments([samplePayment(1), samplePayment(2, { state: 'refunded', missing: 0 })]);
  const names = async () =>
    within(await screen.findByRole('group', { name: 'More actions' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { unmount } = open();
  expect(await names()).toEqual([
    'Add a note',
    'Send the mail again',
    'Change package',
    'Cancel registration',
  ]);
  unmount();

  open(`?item=${samplePayment(2).id}`);
  expect(await names()).toEqual(['Add a note']);
});

it('says so when somebody else was faster, and shows what stands now', async () => {
  servePayments([samplePayment(1)]);
  server.use(
    http.post('/api/v1/admin/payments/{id}/confirm', ({ response }) => {
      server.use(
        http.get('/api/v1/admin/payments/{id}', ({ response: now }) =>
          now(200).json(samplePayment(1, { state: 'proof-uploaded', version: 2 })),
        ),
      );
      const message = 'Somebody else has changed this payment meanwhile.';
      return response('default').json(
        { statusCode: 409, code: 'CHANGED_MEANWHILE', message, requestId: 'sample' },
        { status: 409 },
      );
    }),
  );
  open();
  await fillStatement();
  await userEvent.click(await confirmButton('250.00'));

  expect(await screen.findByText(/Somebody else has changed this payment/)).toBeVisible();
  expect(await within(await drawer()).findByText('Proof to check')).toBeVisible();
  expect(screen.getByLabelText('Bank transaction ID')).toHaveValue(' TRX-4471-0093 ');
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
