import { screen, setWindowWidth, userEvent, waitFor, within } from '@plenary/kit/testing';
import { firstDrawer, openFirstPayment, openPayments } from '../../testing/payments-area';
import { samplePayment, servePayments } from '../../testing/sample-payments';

beforeEach(() => setWindowWidth(1440));

it('offers what the state allows', async () => {
  servePayments([samplePayment(1), samplePayment(2, { state: 'refunded', missing: 0 })]);
  const names = async () =>
    within(await screen.findByRole('group', { name: 'More actions' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { unmount } = openFirstPayment();
  expect(await names()).toEqual([
    'Add a note',
    'Send the mail again',
    'Change package',
    'Cancel registration',
  ]);
  unmount();

  openPayments(`?item=${samplePayment(2).id}`);
  expect(await names()).toEqual(['Add a note']);
});

it('changes the package at the price of the fee table', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
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

it('pays back what came too much', async () => {
  const { sent } = servePayments([
    samplePayment(1, { state: 'completed', received: 300, missing: 0, excess: 50 }),
  ]);
  openFirstPayment();
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

it('rejects with a reason, once it was asked whether that is meant', async () => {
  const { sent } = servePayments([samplePayment(1)]);
  openFirstPayment();
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
