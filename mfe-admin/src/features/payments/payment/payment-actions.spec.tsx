import {
  http,
  people,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { firstDrawer, openFirstPayment, openPayments } from '../../../testing/payments-area';
import { samplePayment, servePayments } from '../../../testing/sample-payments';

beforeEach(() => setWindowWidth(1440));

it('offers the actions that the state allows', async () => {
  servePayments([samplePayment(1), samplePayment(2, { state: 'refunded', outstandingAmount: 0 })]);
  const names = async () =>
    within(await screen.findByRole('group', { name: 'More actions' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { unmount } = openFirstPayment();
  expect(await names()).toEqual([
    'Add note',
    'Resend email',
    'Extend deadline',
    'Change package',
    'Cancel registration',
  ]);
  unmount();

  openPayments(`?item=${samplePayment(2).id}`);
  expect(await names()).toEqual(['Add note']);
});

it('changes the package and the price', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Change package' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change package' }));
  await userEvent.selectOptions(dialog.getByLabelText('Package'), 'virtual_presentation_only');
  expect(dialog.getByText('USD 50.00')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Change package' }));

  expect(await screen.findByText(/Package changed/)).toBeVisible();
  expect(sent).toEqual([
    {
      academicCategory: 'student',
      registrationPackage: 'virtual_presentation_only',
      price: 50,
      version: 1,
    },
  ]);
});

it('announces no change of a package that is on hold', async () => {
  const payment = samplePayment(1);
  servePayments([payment]);
  const hold = {
    id: '00000000-0000-4000-8000-000000000901',
    kind: 'package-change',
    endsAt: '2025-10-10T09:53:00.000Z',
    by: 'Esi Owusu',
    byId: people.admin.id,
  };
  server.use(
    http.put('/api/v1/admin/payments/{id}/package', ({ response }) =>
      response(200).json({ ...payment, hold }),
    ),
  );
  openFirstPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Change package' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change package' }));
  await userEvent.selectOptions(dialog.getByLabelText('Package'), 'virtual_presentation_only');
  await userEvent.click(dialog.getByRole('button', { name: 'Change package' }));

  expect(await screen.findByText('On hold until 09:53 UTC')).toBeVisible();
  expect(screen.getByText(/^When the hold ends, the package and the fee change/)).toBeVisible();
  expect(screen.queryByText(/Package changed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change package' })).toBeNull();
});

it('refunds an overpayment', async () => {
  const { sent } = servePayments([
    samplePayment(1, {
      state: 'completed',
      receivedAmount: 300,
      outstandingAmount: 0,
      overpaidAmount: 50,
    }),
  ]);
  openFirstPayment();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Refund USD\u00a050.00 overpayment' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund the overpayment/ }));
  const amount = dialog.getByLabelText('Refund amount');
  expect(amount).toHaveValue('50.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '51');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sent twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(amount).toHaveAccessibleDescription(/You can refund at most USD.50\.00/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '50');
  await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }));

  expect(await screen.findByText(/Refund recorded/)).toBeVisible();
  expect(sent).toEqual([{ amount: 50, reason: 'Sent twice', version: 1 }]);
});

it('unmatches a transfer, and says that no one is emailed and where it is booked', async () => {
  const period = { lockedUntil: '2025-10-31', version: 2, changes: [] };
  server.use(
    http.get('/api/v1/admin/reconciliation/period', ({ response }) => response(200).json(period)),
  );
  const [entry] = samplePayment(1).ledger;
  const match = {
    ...entry,
    id: '2',
    transferId: '0',
    action: 'match',
    amount: 250,
    bankTransactionId: 'TRX-7',
    date: '2025-10-14',
    to: 'matched',
    canUnmatch: true,
  } as const;
  const { sent } = servePayments([
    samplePayment(1, {
      state: 'matched',
      receivedAmount: 250,
      outstandingAmount: 0,
      ledger: [...samplePayment(1).ledger, { ...entry, ...match } as never],
    }),
  ]);
  openFirstPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Unmatch USD\u00a0250.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unmatch this transfer?' }));
  expect(dialog.getByText(/TRX-7 becomes an unmatched payment.*No one is emailed/)).toBeVisible();
  expect(await dialog.findByText(/are locked. The entry is booked on 1 Nov/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Another person');
  await userEvent.click(dialog.getByRole('button', { name: 'Unmatch transfer' }));

  expect(await screen.findByText(/Transfer unmatched/)).toBeVisible();
  expect(sent).toEqual([{ entryId: '2', keepsMoney: false, reason: 'Another person', version: 1 }]);
});

it('issues a credit note, and says who is emailed', async () => {
  const { sent } = servePayments([samplePayment(1, { state: 'completed', outstandingAmount: 0 })]);
  openFirstPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Issue credit note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue a credit note?' }));
  const { firstName, email } = samplePayment(1);
  expect(dialog.getByText(new RegExp(`${firstName} .*${email}.* receives`))).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong addressee');
  await userEvent.click(dialog.getByLabelText('Also cancel the registration'));
  await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));

  expect(await screen.findByText(/Credit note recorded/)).toBeVisible();
  expect(sent).toEqual([{ reason: 'Wrong addressee', cancels: true, version: 1 }]);
});

it('rejects a payment with a reason', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject this payment?' }));

  await userEvent.click(dialog.getByRole('button', { name: 'Reject payment' }));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(
    'Reason must be at least 3 characters',
  );
  await userEvent.type(dialog.getByLabelText('Reason'), 'No transfer arrived');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject payment' }));

  expect(await screen.findByText(/Payment rejected/)).toBeVisible();
  expect(sent).toEqual([{ reason: 'No transfer arrived', version: 1 }]);
  expect(screen.queryByRole('dialog', { name: 'Reject this payment?' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
});

it('keeps the drawer open when Escape closes a dialog', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog', { name: 'Reject this payment?' });

  await userEvent.keyboard('{Escape}');

  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Reject this payment?' })).not.toBeInTheDocument(),
  );
  expect(await firstDrawer()).toBeVisible();
  expect(sent).toEqual([]);
});
