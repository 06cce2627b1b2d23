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
import type { Invoice } from './invoices.api';

function invoice(index: number, differences: Partial<Invoice> = {}): Invoice {
  return {
    number: `C25-I0000${index}`,
    kind: 'invoice',
    corrects: null,
    amount: 60,
    tax: 10,
    isCorrected: false,
    issuedAt: '2025-10-02T10:00:00.000Z',
    paymentId: '00000000-0000-4000-8000-000000000001',
    groupId: null,
    reference: 'C25-ABCDE-FGHJK',
    buyer: `University ${index} (sample)`,
    reason: null,
    ...differences,
  };
}

/** Returns the searches of the page. */
function serve(items: Invoice[]): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  const counts = { valid: 1, corrected: 0, 'credit-note': 1 };
  server.use(
    http.untyped.get('*/api/v1/admin/invoices', ({ request }) => {
      const search = new URL(request.url).searchParams;
      searches.push(search);
      const q = search.get('q');
      const found = q === null ? items : items.filter(({ number }) => number === q);
      return Response.json({ items: found, nextCursor: null, counts });
    }),
  );
  return searches;
}
const open = (path = '') =>
  renderRemote({ routes, remote }, { path: `/admin/payments/invoices${path}`, user: people.admin });

beforeEach(() => setWindowWidth(1440));

it('lists invoices and credit notes, and opens one with its files and its payment', async () => {
  const reason = 'The order changed.';
  serve([invoice(1), invoice(2, { kind: 'credit-note', corrects: 'C25-I00001', reason })]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'C25-I00002' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'University 2 (sample)' }));
  expect(drawer.getByText(reason)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'C25-I00001' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'C25-ABCDE-FGHJK' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'XML of C25-I00002' })).toBeEnabled();
});

it('is searched and filtered in the address bar', async () => {
  const searches = serve([invoice(1)]);
  open('?state=valid&q=C25-I00001');
  expect(await screen.findByRole('link', { name: 'C25-I00001' })).toBeVisible();
  expect(searches[0]?.get('state')).toBe('valid');
});

it('explains an empty list, and one that could not be loaded', async () => {
  serve([]);
  const { unmount } = open();
  expect(await screen.findByText('No invoices')).toBeVisible();
  unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/invoices', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is issued for a payer from the payment', async () => {
  const payment = samplePayment(1, { issuesInvoices: true });
  servePayments([payment]);
  const issued: unknown[] = [];
  server.use(
    http.untyped.post('*/api/v1/admin/payments/:id/invoices', ({ params }) => {
      issued.push(params.id);
      return Response.json({ invoices: [] });
    }),
  );
  openPayments(`?item=${payment.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  expect(issued).toEqual([payment.id]);
});
