import type { components } from '@plenary/kit/api';
import { http, HttpResponse, server } from '@plenary/kit/testing';
import { samplePayment } from './sample-payments';

type Transfer = components['schemas']['BankTransfer'];

export function sampleTransfer(n: number, differences: Partial<Transfer> = {}): Transfer {
  return {
    id: `00000000-0000-4000-8000-00000000070${n}`,
    amount: 250,
    open: 250,
    date: '2025-10-14',
    bankTransactionId: `TRX-${n}`,
    sender: `Sender ${n}`,
    remittance: 'Conference fee',
    version: 1,
    hold: null,
    createdAt: '2025-10-14T08:42:00.000Z',
    payments: [],
    ...differences,
  };
}

/** Knows the reference of one payment and one mistyped form of it. `sent` holds each body. */
export function serveTransfers(transfers: Transfer[]) {
  const rows = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  const sent: unknown[] = [];
  const payment = samplePayment(1);
  const change = (id: string, differences: Partial<Transfer>): Transfer => {
    const before = rows.get(id) ?? sampleTransfer(1);
    const after = { ...before, ...differences, version: before.version + 1 };
    rows.set(id, after);
    return after;
  };
  server.use(
    http.get('/api/v1/admin/transfers', ({ request, response }) => {
      const all = [...rows.values()];
      const unmatched = all.filter(({ open }) => open > 0);
      const isNarrowed = new URL(request.url).searchParams.get('open') === 'true';
      const items = isNarrowed ? unmatched : all;
      const counts = { open: unmatched.length };
      return response(200).json({ items, nextCursor: null, counts });
    }),
    http.get('/api/v1/admin/transfers/{id}', ({ params, response }) => {
      const found = rows.get(params.id);
      if (found) return response(200).json(found);
      return response.untyped(HttpResponse.json({ message: 'gone' }, { status: 404 }));
    }),
    http.post('/api/v1/admin/transfers', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const money = { ...body, open: body.amount, remittance: body.remittance ?? '' };
      const transfer = sampleTransfer(9, money);
      rows.set(transfer.id, transfer);
      return response(201).json(transfer);
    }),
    http.post('/api/v1/admin/transfers/{id}/match', async ({ params, request, response }) => {
      const body = await request.json();
      sent.push(body);
      const open = (rows.get(params.id)?.open ?? body.amount) - body.amount;
      return response(200).json(change(params.id, { open }));
    }),
    http.post(
      '/api/v1/admin/transfers/{id}/return-to-sender',
      async ({ params, request, response }) => {
        sent.push(await request.json());
        return response(200).json(change(params.id, { open: 0 }));
      },
    ),
    http.get('/api/v1/admin/payments/by-reference', ({ request, response }) => {
      const ref = new URL(request.url).searchParams.get('ref');
      const isRight = ref === payment.merchantReference;
      const isNear = ref === `${payment.merchantReference}X`;
      return response(200).json({
        isMistyped: !isRight,
        items: isRight || isNear ? [payment] : [],
      });
    }),
  );
  return { sent };
}
