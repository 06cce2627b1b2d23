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
import { openPayments } from '../../../testing/payments-area';
import { samplePayment, servePayments } from '../../../testing/sample-payments';
import { bankFile, refund, serveRefunds } from '../../../testing/sample-refunds';

const open = (path = '') =>
  renderRemote({ routes, remote }, { path: `/admin/payments/refunds${path}`, user: people.admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Searches of the requests so far. */
function readsOf(path: string): string[] {
  const reads: string[] = [];
  server.use(
    http.untyped.get(`*/api/v1/admin/${path}`, ({ request }) => {
      reads.push(new URL(request.url).search);
    }),
  );
  return reads;
}

beforeEach(() => setWindowWidth(1440));

it('lists refunds with state and masked account, and opens one', async () => {
  serveRefunds([refund(1), refund(2, { status: 'asking', account: null, accountSource: null })]);
  open();
  expect(await screen.findByText('DE •••• 3000')).toBeVisible();
  expect(screen.getByText('Not known yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Registrant 1' }));
  const drawer = await dialog('Registrant 1');
  expect(drawer.getByText('DE •••• 3000, given by the payer')).toBeVisible();
  expect(drawer.getByText('EUR 230.17')).toBeVisible();
  expect(drawer.getByText('Type').nextElementSibling).toHaveTextContent(/^Refund; the reg/);
  expect(drawer.getByRole('button', { name: 'Withdraw refund' })).toBeVisible();
});

it('explains an empty list, and one that could not be loaded', async () => {
  serveRefunds([]);
  const { unmount } = open();
  expect(await screen.findByText('No refunds')).toBeVisible();
  unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/refunds', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('puts the chosen refunds into a bank file', async () => {
  const sent = serveRefunds([refund(1), refund(2)]);
  const reads = readsOf('refunds');
  open();
  await press('Prepare bank file');
  const form = await dialog('Prepare a bank file?');
  await userEvent.click(await form.findByRole('checkbox', { name: /^Registrant 2/ }));
  await userEvent.click(form.getByRole('button', { name: 'Prepare bank file' }));
  expect((await screen.findAllByText('Bank file prepared.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ refundIds: [refund(1).id] }]);
  // No second list replaced the open dialog.
  expect(reads.filter((search) => search.includes('status=ready'))).toHaveLength(1);
});

it('chooses refunds that became ready since the dialog was last open', async () => {
  const refunds = [refund(1)];
  serveRefunds(refunds);
  open();
  await press('Prepare bank file');
  const first = await dialog('Prepare a bank file?');
  await first.findByRole('checkbox', { name: /^Registrant 1/ });
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  refunds.push(refund(2));
  await press('Prepare bank file');
  const again = await dialog('Prepare a bank file?');
  expect(await again.findByRole('checkbox', { name: /^Registrant 2/ })).toBeChecked();
});

it('prepares a refund of a payment, for which the payer is asked', async () => {
  const payment = samplePayment(1, { state: 'completed', receivedAmount: 250 });
  servePayments([payment]);
  const sent = serveRefunds([]);
  const offers = readsOf('refunds/offer');
  openPayments(`?item=${payment.id}`);
  await press('Prepare refund');
  const form = await dialog('Prepare a refund?');
  await userEvent.click(await form.findByRole('button', { name: 'Prepare refund' }));
  const announced = await screen.findAllByText(/^The payer will be asked for the account by email/);
  expect(announced.length).toBeGreaterThan(0);
  expect(sent).toMatchObject([{ kind: 'refund', amount: 250, account: { kind: 'ask' } }]);
  // No second offer replaced the open dialog.
  expect(offers).toHaveLength(1);
});

it.each([1440, 360])('prepares a refund of money to return, at %s px', async (width) => {
  setWindowWidth(width);
  const due = {
    id: '00000000-0000-4000-8000-000000000801',
    reference: 'C25-AAAAA-AAAA1',
    name: 'Registrant 1',
    kind: 'overpayment' as const,
    cause: 'overpaid' as const,
    amount: 30,
    since: '2025-10-14T08:42:00.000Z',
  };
  const sent = serveRefunds([], bankFile(), [due]);
  open('?status=due');
  expect(await screen.findByText('USD 30.00')).toBeVisible();
  expect(screen.getByText('Paid too much')).toBeVisible();
  await press('Prepare refund: Registrant 1');
  const form = await dialog('Prepare a refund of the overpayment?');
  await userEvent.click(await form.findByRole('button', { name: 'Prepare refund' }));
  expect(await screen.findByText('No money to return')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'overpayment', id: due.id }]);
});

it('says that the payer is asked again', async () => {
  serveRefunds([refund(1, { status: 'asking', account: null, accountSource: null })]);
  server.use(
    http.post('/api/v1/admin/refunds/{id}/ask', ({ response }) =>
      response(200).json(refund(1, { status: 'asking' })),
    ),
  );
  open(`?item=${refund(1).id}`);
  await press('Ask again');
  const announced = await screen.findAllByText(/^The payer will be asked for the account by email/);
  expect(announced.length).toBeGreaterThan(0);
});

const failure = () => Response.json({ message: 'It changed.' }, { status: 409 });

it('opens a dialog of a refund without the error of an earlier attempt', async () => {
  serveRefunds([refund(1)]);
  server.use(http.untyped.post('*/api/v1/admin/refunds/:id/withdraw', failure));
  open(`?item=${refund(1).id}`);
  await press('Withdraw refund');
  const first = await dialog('Withdraw this refund?');
  await userEvent.click(first.getByRole('button', { name: 'Withdraw refund' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await press('Withdraw refund');
  const again = await dialog('Withdraw this refund?');
  expect(again.queryByRole('alert')).toBeNull();
});

it('opens a dialog of a bank file without the error of another act', async () => {
  serveRefunds([refund(1)], bankFile({ canApprove: true }));
  server.use(http.untyped.post('*/api/v1/admin/refund-batches/:id/approve', failure));
  open(`/files?item=${bankFile().id}`);
  await press('Approve');
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Discard');
  const confirm = await dialog('Discard this bank file?');
  expect(confirm.queryByRole('alert')).toBeNull();
});

it('offers to load the refunds of a bank file again', async () => {
  serveRefunds([refund(1)]);
  server.use(
    http.untyped.get(
      '*/api/v1/admin/refunds',
      () => Response.json({ statusCode: 400 }, { status: 400 }),
      { once: true },
    ),
  );
  open(`/files?item=${bankFile().id}`);
  expect(await screen.findByText('The refunds of this file could not be loaded')).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('link', { name: refund(1).reference })).toBeVisible();
});

it('offers the approval to another person than the preparer', async () => {
  serveRefunds([refund(1)]);
  const { unmount } = open(`/files?item=${bankFile().id}`);
  expect(await screen.findByText(/Another finance organiser must approve it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  unmount();
  const sent = serveRefunds([refund(1)], bankFile({ canApprove: true }));
  open(`/files?item=${bankFile().id}`);
  await press('Approve');
  expect(await screen.findByText('Bank file approved.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Export and download' })).toBeVisible();
  expect(sent).toEqual(['approve']);
});
