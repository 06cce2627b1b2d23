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
import { check, serveChecks } from '../../../testing/sample-provider-checks';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/payments/checks${search}`, user: people.admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('lists what providers reported, and says why a person is needed', async () => {
  serveChecks([
    check(1),
    check(2, { kind: 'money-without-rate', gateway: 'paystack', name: null }),
  ]);
  open();
  expect(await screen.findByText('Paystack')).toBeVisible();
  expect(screen.getByText('Not known')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Refund made at the provider' }));
  const drawer = await dialog('Refund made at the provider');
  expect(drawer.getByText(/at Stripe’s own site/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'C25-AAAAA-AAAA1' })).toHaveAttribute(
    'href',
    `/admin/payments?item=${check(1).paymentId}`,
  );
});

it('explains an empty list, and one that could not be loaded', async () => {
  serveChecks([]);
  const { unmount } = open();
  expect(await screen.findByText('No provider checks')).toBeVisible();
  unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/provider-checks', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('books a refund as what fits first, for the amount at the provider', async () => {
  const booking = { kinds: ['overpayment' as const, 'refund' as const], amount: 50 };
  const sent = serveChecks([check(1, { booking })], { status: 'settled', booking: null });
  open(`?item=${check(1).id}`);
  await press('Book refund');
  const form = await dialog('Book this refund?');
  expect(form.getByRole('radio', { name: /overpayment/ })).toBeChecked();
  await userEvent.click(form.getByRole('button', { name: 'Book refund' }));
  expect(await form.findByText('Enter at least 3 characters')).toBeVisible();
  await userEvent.type(form.getByLabelText(/^Text for the payer/), 'You paid too much.');
  await userEvent.click(form.getByRole('button', { name: 'Book refund' }));
  expect(await screen.findByText('The refund is booked when the hold ends.')).toBeInTheDocument();
  expect(sent).toEqual([
    ['book-refund', { kind: 'overpayment', amount: 50, reason: 'You paid too much.', version: 1 }],
  ]);
});

it('says that a refund of money that the ledger does not have cannot be booked', async () => {
  serveChecks([check(1, { booking: { kinds: [], amount: 0 } })]);
  open(`?item=${check(1).id}`);
  expect(await screen.findByText(/^The ledger does not have this money/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book refund' })).toBeNull();
});

it('shows what the money becomes at the rate before it books it', async () => {
  const money = check(1, {
    kind: 'money-without-rate',
    charge: { amount: 46, currency: 'EUR' },
  });
  const sent = serveChecks([money], { status: 'settled', outcome: 'booked' });
  open(`?item=${money.id}`);
  await press('Enter rate');
  const form = await dialog('Enter the exchange rate?');
  await userEvent.click(form.getByRole('button', { name: 'Book money' }));
  expect(await form.findByText('Enter a rate, such as 1602.35')).toBeVisible();
  await userEvent.type(form.getByLabelText(/^EUR for one US dollar/), '0.92');
  expect(await form.findByText('EUR 46.00 becomes USD 50.00.')).toBeVisible();
  await userEvent.type(form.getByLabelText(/^Day of the rate/), '2025-10-14');
  await userEvent.click(form.getByRole('button', { name: 'Book money' }));
  expect(await screen.findByText('Money booked as an unmatched payment.')).toBeInTheDocument();
  expect(sent).toEqual([['book-money', { rate: 0.92, day: '2025-10-14', version: 1 }]]);
});

it.each([
  ['Ask Stripe again', undefined, ['ask-again', { version: 1 }]],
  ['Mark as paid', 'Mark this refund as paid?', ['refund-paid', { version: 1 }]],
  [
    'Mark as failed',
    'Mark this refund as failed?',
    ['refund-failed', { reason: 'The bank refused it.', version: 1 }],
  ],
])('settles an unfinished refund: %s', async (button, title, expected) => {
  const sent = serveChecks([check(1, { kind: 'refund-unanswered' })], {
    status: 'settled',
    outcome: 'paid',
  });
  open(`?item=${check(1).id}`);
  await press(button);
  if (title) {
    const form = await dialog(title);
    const reason = form.queryByRole('textbox');
    if (reason) await userEvent.type(reason, 'The bank refused it.');
    await userEvent.click(form.getByRole('button', { name: button }));
  }
  expect((await screen.findAllByText('Settled')).length).toBeGreaterThan(0);
  expect(sent).toEqual([expected]);
});

it.each([
  ['refund-returned' as const, 'Reverse refund', 'Reverse this refund in the ledger?'],
  ['dispute' as const, 'Book as lost', 'Book this dispute as lost?'],
])('books with a reason what the provider reported: %s', async (kind, button, title) => {
  const sent = serveChecks([check(1, { kind, isReportedLost: kind === 'dispute' })], {
    status: 'settled',
    outcome: 'lost',
  });
  open(`?item=${check(1).id}`);
  await press(button);
  if (kind === 'dispute') expect(screen.getByText(/the dispute is lost\.$/)).toBeVisible();
  const form = await dialog(title);
  await userEvent.click(form.getByRole('button', { name: button }));
  expect(await form.findByText('Enter at least 3 characters')).toBeVisible();
  await userEvent.type(form.getByRole('textbox'), 'The bank said so.');
  await userEvent.click(form.getByRole('button', { name: button }));
  expect((await screen.findAllByText('Settled')).length).toBeGreaterThan(0);
  const act = kind === 'dispute' ? 'dispute-lost' : 'refund-returned';
  expect(sent).toEqual([[act, { reason: 'The bank said so.', version: 1 }]]);
});

it('dismisses with a reason, and reopens', async () => {
  const sent = serveChecks([check(1)], { status: 'dismissed', version: 2, note: 'Done by hand.' });
  open(`?item=${check(1).id}`);
  await press('Dismiss');
  const form = await dialog('Dismiss this check?');
  await userEvent.type(form.getByRole('textbox'), 'Done by hand.');
  await userEvent.click(form.getByRole('button', { name: 'Dismiss' }));
  await press('Reopen');
  expect(sent).toEqual([
    ['dismiss', { reason: 'Done by hand.', version: 1 }],
    ['reopen', { version: 2 }],
  ]);
});
