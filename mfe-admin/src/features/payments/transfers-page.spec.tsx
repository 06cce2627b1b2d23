import {
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { samplePayment } from '../../testing/sample-payments';
import { sampleTransfer, serveTransfers } from '../../testing/sample-transfers';

const { id, merchantReference } = samplePayment(1);
const open = (item = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/payments/unmatched${item && `?item=${item}`}`, user: people.admin },
  );
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Sender 1' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => setWindowWidth(1440));

async function find(reference: string) {
  await userEvent.type((await drawer()).getByLabelText('Reference'), reference);
  await press('Find');
}

test('lists the money that came without a registration, beside the registrations', async () => {
  serveTransfers([sampleTransfer(1), sampleTransfer(2, { open: 0 })]);
  open();
  expect(await screen.findByRole('link', { name: 'Sender 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
    'href',
    '/admin/payments',
  );
});

test('a line of the statement is recorded', async () => {
  const { sent } = serveTransfers([]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Record money' }));
  const question = within(await screen.findByRole('dialog', { name: /^Record money/ }));
  await userEvent.type(question.getByLabelText('Amount received'), '250');
  await userEvent.type(question.getByLabelText('Date on statement'), '2025-10-14');
  await userEvent.type(question.getByLabelText('Bank transaction ID'), 'TRX-9');
  await userEvent.click(question.getByRole('button', { name: 'Record it' }));
  expect(question.getByLabelText('Sender')).toHaveAccessibleDescription('Sender is required');
  await userEvent.type(question.getByLabelText('Sender'), 'University (sample)');
  await userEvent.click(question.getByRole('button', { name: 'Record it' }));

  expect(await screen.findByText('The money is recorded.')).toBeVisible();
  const line = { amount: 250, date: '2025-10-14', bankTransactionId: 'TRX-9' };
  expect(sent).toEqual([{ ...line, sender: 'University (sample)', remittance: null }]);
});

test.each([
  ['a reference', merchantReference, false],
  ['a mistyped reference, once one says which is meant', `${merchantReference}X`, true],
])('is matched with the registration of %s', async (_, reference, isMistyped) => {
  const { sent } = serveTransfers([sampleTransfer(1)]);
  open(sampleTransfer(1).id);
  await find(reference);
  if (isMistyped) {
    expect(await screen.findByText(/This reference is mistyped/)).toBeVisible();
    await press(`Adaeze Okonkwo, ${merchantReference}`);
  }
  const match = await screen.findByRole('button', { name: /^Match USD.250\.00 with Adaeze/ });
  await userEvent.click(match);

  expect(await screen.findByText('The money is matched with the registration.')).toBeVisible();
  expect(sent).toEqual([{ paymentId: id, amount: 250, version: 1 }]);
});

test('a transfer for several leaves the rest to the others', async () => {
  const { sent } = serveTransfers([sampleTransfer(1, { amount: 700, open: 700 })]);
  open(sampleTransfer(1).id);
  await find(merchantReference);
  const amount = await screen.findByLabelText(/^Amount to match/);
  expect(amount).toHaveValue('250.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '701');
  await press(/^Match USD.701\.00 with Adaeze/);
  expect(await screen.findByText(/^At most USD.700\.00 can be matched\.$/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '350');
  await press(/^Match USD.350\.00 with Adaeze/);

  expect(await screen.findByText('The money is matched with the registration.')).toBeVisible();
  expect(sent).toEqual([{ paymentId: id, amount: 350, version: 1 }]);
  expect(screen.getByLabelText('Reference')).toHaveValue('');
});

test('says that a reference is nobody’s', async () => {
  serveTransfers([sampleTransfer(1)]);
  open(sampleTransfer(1).id);
  await find('nonsense');
  expect(await screen.findByText('No registration has this reference.')).toBeVisible();
});

test('goes back to its sender', async () => {
  const { sent } = serveTransfers([sampleTransfer(1)]);
  open(sampleTransfer(1).id);
  await drawer();
  await press('Send it back');
  const question = within(await screen.findByRole('dialog', { name: 'Send this money back?' }));
  await userEvent.type(question.getByLabelText('Reason'), 'Sent to us by mistake');
  await userEvent.click(question.getByRole('button', { name: 'Note the repayment' }));

  expect(await screen.findByText('The repayment is noted.')).toBeVisible();
  expect(sent).toEqual([{ amount: 250, reason: 'Sent to us by mistake', version: 1 }]);
});
