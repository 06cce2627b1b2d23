import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Payment = components['schemas']['AdminPayment'];
type Counts = components['schemas']['AdminPaymentCounts'];

const names = ['Adaeze Okonkwo', 'Kwame Mensah', 'Mei Tan', 'João Silva', 'Priya Costa'] as const;

export function samplePayment(n: number, differences: Partial<Payment> = {}): Payment {
  const [firstName = '', lastName = ''] = (names[(n - 1) % names.length] ?? '').split(' ');
  return {
    id: `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`,
    merchantReference: `C25-AAAA${n}-BBBBB`,
    state: 'awaiting-payment',
    amount: 250,
    currency: 'USD',
    registrationType: 'author',
    academicCategory: 'student',
    registrationPackage: 'physical_publication',
    packageName: 'Physical, publication',
    title: 'Dr',
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.org`,
    receivedAmount: 0,
    isPossibleDuplicate: false,
    studentProof: 'not-needed',
    createdAt: '2025-10-13T08:42:00.000Z',
    version: 1,
    outstandingAmount: 250,
    overpaidAmount: 0,
    underpaymentTolerance: 5,
    receiptNumber: null,
    charges: [],
    invoice: null,
    duplicateOf: null,
    userId: null,
    registeredBy: null,
    organization: 'University (sample)',
    position: 'Lecturer',
    country: 'Nigeria',
    phone: null,
    payBy: '2025-10-20T08:42:00.000Z',
    cancelsAt: null,
    bankTransactionId: null,
    paper: null,
    lines: [
      {
        kind: 'package',
        item: 'physical_publication',
        name: 'Physical, publication',
        amount: 250,
      },
    ],
    creditNotes: [],
    invoices: [],
    issuesInvoices: false,
    answers: [],
    proofs: [],
    hold: null,
    ledger: [
      {
        id: '1',
        transferId: null,
        isReversal: false,
        canUnmatch: false,
        at: '2025-10-13T08:43:00.000Z',
        actor: null,
        action: 'register',
        source: 'payer',
        from: null,
        to: 'awaiting-payment',
        amount: null,
        date: null,
        bankTransactionId: null,
        reason: null,
      },
    ],
    ...differences,
  };
}

/** `asked` holds the queries of the list, `sent` the body of each decision. */
export function servePayments(payments: Payment[], pageSize = 20) {
  const rows = new Map(payments.map((payment) => [payment.id, payment]));
  const asked: Record<string, string>[] = [];
  const sent: unknown[] = [];

  const take = async <Body>(request: { json(): Promise<Body> }): Promise<Body> => {
    const body = await request.json();
    sent.push(body);
    return body;
  };
  const change = (id: string, differences: Partial<Payment>): Payment => {
    const before = rows.get(id) ?? samplePayment(1);
    const after = { ...before, ...differences, version: before.version + 1 };
    rows.set(id, after);
    return after;
  };

  server.use(
    http.get('/api/v1/admin/payments', ({ request, response }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const found = [...rows.values()].filter((row) => matches(row, query));
      const from = Number(query.cursor ?? 0);
      const isMore = found.length > from + pageSize;
      return response(200).json({
        items: found.slice(from, from + pageSize),
        nextCursor: isMore ? String(from + pageSize) : null,
        counts: countsOf([...rows.values()]),
      });
    }),
    http.get('/api/v1/admin/payments/by-reference', ({ request, response }) => {
      const typed = new URL(request.url).searchParams.get('ref') ?? '';
      const items = [...rows.values()].filter((row) => isSlipOf(row.merchantReference, typed));
      return response(200).json({ isMistyped: items.length > 0, items });
    }),
    http.get('/api/v1/admin/payments/{id}', ({ params, response }) => {
      const payment = rows.get(params.id);
      return payment
        ? response(200).json(payment)
        : response('default').json(notFound, notFound404);
    }),
    http.post('/api/v1/admin/payments/{id}/match', async ({ params, request, response }) => {
      const body = await take(request);
      const { outstandingAmount, receivedAmount } = rows.get(params.id) ?? samplePayment(1);
      const left = Math.max(0, outstandingAmount - body.amount);
      const state = left > 0 ? 'underpaid' : 'matched';
      const money = { outstandingAmount: left, receivedAmount: receivedAmount + body.amount };
      return response(200).json(change(params.id, { state, ...money }));
    }),
    http.post('/api/v1/admin/payments/{id}/confirm', async ({ params, request, response }) => {
      await take(request);
      return response(200).json(change(params.id, { state: 'completed' }));
    }),
    http.post('/api/v1/admin/payments/{id}/reject', async ({ params, request, response }) => {
      await take(request);
      return response(200).json(change(params.id, { state: 'rejected' }));
    }),
    http.post('/api/v1/admin/payments/{id}/cancel', async ({ params, request, response }) => {
      await take(request);
      return response(200).json(change(params.id, { state: 'cancelled' }));
    }),
    http.post('/api/v1/admin/payments/{id}/unmatch', async ({ params, request, response }) => {
      await take(request);
      const { ledger, amount } = rows.get(params.id) ?? samplePayment(1);
      const after = ledger.map((entry) => ({ ...entry, canUnmatch: false }));
      const money = { outstandingAmount: amount, receivedAmount: 0, ledger: after };
      return response(200).json(change(params.id, { state: 'awaiting-payment', ...money }));
    }),
    http.post('/api/v1/admin/payments/{id}/credit-note', async ({ params, request, response }) => {
      const { cancels } = await take(request);
      const state = cancels ? 'cancelled' : 'matched';
      return response(200).json(change(params.id, { state, receiptNumber: null }));
    }),
    http.post('/api/v1/admin/payments/{id}/refund', async ({ params, request, response }) => {
      await take(request);
      return response(200).json(change(params.id, { state: 'refunded' }));
    }),
    http.post(
      '/api/v1/admin/payments/{id}/refund-overpayment',
      async ({ params, request, response }) => {
        await take(request);
        return response(200).json(change(params.id, { overpaidAmount: 0 }));
      },
    ),
    http.put('/api/v1/admin/payments/{id}/package', async ({ params, request, response }) => {
      const { price, registrationPackage, academicCategory } = await take(request);
      const money = { amount: price, outstandingAmount: price };
      const choice = { registrationPackage, academicCategory, ...money };
      return response(200).json(change(params.id, choice));
    }),
    http.post('/api/v1/admin/payments/{id}/note', async ({ params, request, response }) => {
      await take(request);
      return response(200).json(change(params.id, {}));
    }),
    http.post('/api/v1/admin/payments/{id}/resend-email', ({ params, response }) => {
      sent.push('resend-email');
      return response(200).json(change(params.id, {}));
    }),
  );
  return { asked, sent };
}

const notFound404 = { status: 404 } as const;
const notFound = {
  statusCode: 404,
  code: 'NOT_FOUND' as const,
  message: 'This payment does not exist.',
  requestId: 'sample',
};

function matches(row: Payment, query: Record<string, string>): boolean {
  const text = `${row.firstName} ${row.lastName} ${row.merchantReference}`.toLowerCase();
  return (
    text.includes((query.q ?? '').toLowerCase()) &&
    (!query.state || row.state === query.state) &&
    (!query.studentProof || row.studentProof === query.studentProof) &&
    (!query.package || row.registrationPackage === query.package)
  );
}

/** True if exactly one character differs. */
function isSlipOf(reference: string, typed: string): boolean {
  const others = [...reference].filter((character, at) => character !== typed[at]);
  return typed.length === reference.length && others.length === 1;
}

function countsOf(payments: Payment[]): Counts {
  const counts: Counts = { all: payments.length };
  for (const { state } of payments) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
