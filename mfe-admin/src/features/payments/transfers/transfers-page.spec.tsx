import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePayment } from '../../../testing/sample-payments';
import { sampleTransfer, serveTransfers } from '../../../testing/sample-transfers';

const { id, merchantReference } = samplePayment(1);
const open = (item = '', filter = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/payments/unmatched?${filter}&item=${item}`, user: people.admin },
  );
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Sender 1' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => setWindowWidth(1440));

async function find(reference: string) {
  await userEvent.type((await drawer()).getByLabelText('Reference'), reference);
  await press('Find registration');
}

it('lists unmatched payments next to the registrations', async () => {
  serveTransfers([sampleTransfer(1), sampleTransfer(2, { open: 0 })]);
  open();
  expect(await screen.findByRole('link', { name: 'Sender 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unmatched 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
    'href',
    '/admin/payments',
  );
});

it('says whether a linked payment is gone, or could not be loaded', async () => {
  serveTransfers([]);
  const answerWith = (status: number) =>
    server.use(
      http.untyped.get('*/api/v1/admin/transfers/:id', () =>
        Response.json({ statusCode: status }, { status }),
      ),
    );
  answerWith(500);
  open('00000000-0000-4000-8000-000000000999');
  await screen.findByRole('dialog', { name: 'The details could not be loaded' });
  answerWith(404);
  await press('Try again');
  expect(
    await screen.findByRole('dialog', { name: 'This payment is no longer in the list' }),
  ).toBeVisible();
});

it('names a payment whose statement names no sender', async () => {
  serveTransfers([sampleTransfer(1, { sender: '' })]);
  open();
  expect(await screen.findByRole('link', { name: 'Sender not stated' })).toBeVisible();
});

it('records a line of the statement', async () => {
  const { sent } = serveTransfers([]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Record unmatched payment/ }));
  await userEvent.type(dialog.getByLabelText('Amount received'), '250');
  await userEvent.type(dialog.getByLabelText('Statement date'), '2025-10-14');
  await userEvent.type(dialog.getByLabelText('Bank transaction ID'), 'TRX-9');
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(dialog.getByLabelText('Sender')).toHaveAccessibleDescription('Sender is required');
  await userEvent.type(dialog.getByLabelText('Sender'), 'University (sample)');
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));

  expect(await screen.findByText('Payment recorded.')).toBeVisible();
  const line = { amount: 250, date: '2025-10-14', bankTransactionId: 'TRX-9' };
  expect(sent).toEqual([{ ...line, sender: 'University (sample)', remittance: null }]);
});

it.each([
  ['a reference', merchantReference, false],
  ['a mistyped reference, after selecting a suggestion', `${merchantReference}X`, true],
])('matches a payment to the registration of %s', async (_, reference, isMistyped) => {
  const { sent } = serveTransfers([sampleTransfer(1)]);
  open(sampleTransfer(1).id);
  await find(reference);
  if (isMistyped) {
    expect(await screen.findByText(/The reference is mistyped/)).toBeVisible();
    await press(`Adaeze Okonkwo, ${merchantReference}`);
  }
  const match = await screen.findByRole('button', { name: /^Match USD.250\.00 to Adaeze/ });
  await userEvent.click(match);

  expect(await screen.findByText('Payment matched.')).toBeVisible();
  expect(sent).toEqual([{ paymentId: id, amount: 250, version: 1 }]);
});

it('keeps the rest of a transfer for several registrations', async () => {
  const { sent } = serveTransfers([sampleTransfer(1, { amount: 700, open: 700 })]);
  open(sampleTransfer(1).id);
  await find(merchantReference);
  const amount = await screen.findByLabelText(/^Amount to match/);
  expect(amount).toHaveValue('250.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '701');
  await press(/^Match USD.701\.00 to Adaeze/);
  expect(await screen.findByText(/^You can match at most USD.700\.00\.$/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '350');
  await press(/^Match USD.350\.00 to Adaeze/);

  expect(await screen.findByText('Payment matched.')).toBeVisible();
  expect(sent).toEqual([{ paymentId: id, amount: 350, version: 1 }]);
  expect(screen.getByLabelText('Reference')).toHaveValue('');
});

it('offers no other act on a payment whose match is on hold', async () => {
  const endsAt = '2025-10-14T09:00:00.000Z';
  const hold = { id, kind: 'transfer-underpay', endsAt, by: 'Esi Owusu', byId: id };
  serveTransfers([sampleTransfer(1, { hold })]);
  open(sampleTransfer(1).id);
  expect(await (await drawer()).findByText('On hold until 09:00 UTC')).toBeVisible();
  expect(screen.getByText(/the payer is emailed the outstanding amount/)).toBeVisible();
  expect(screen.queryByLabelText('Reference')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Return to sender' })).toBeNull();
});

it('shows an error for an unknown reference', async () => {
  serveTransfers([sampleTransfer(1)]);
  open(sampleTransfer(1).id);
  await find('nonsense');
  expect(await screen.findByText('No registration has this reference.')).toBeVisible();
});

it.each([
  ['all payments', ''],
  ['the list that it leaves', 'open=true'],
])('returns a payment of %s to the sender', async (_, filter) => {
  const { sent } = serveTransfers([sampleTransfer(1)]);
  open(sampleTransfer(1).id, filter);
  await drawer();
  await press('Return to sender');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Return this payment to the sender?' }),
  );
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sent to us by mistake');
  await userEvent.click(dialog.getByRole('button', { name: 'Record return' }));

  expect(await screen.findByText('Return recorded.')).toBeVisible();
  expect(sent).toEqual([{ amount: 250, reason: 'Sent to us by mistake', version: 1 }]);
});

it('opens a payment that a link names and the loaded page does not have', async () => {
  serveTransfers([sampleTransfer(1)]);
  server.use(
    http.get('/api/v1/admin/transfers', ({ response }) =>
      response(200).json({ items: [], nextCursor: null, counts: { open: 1 } }),
    ),
  );
  open(sampleTransfer(1).id);
  expect((await drawer()).getByRole('button', { name: 'Return to sender' })).toBeVisible();
});
