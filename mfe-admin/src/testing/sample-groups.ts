import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Group = Schemas['AdminGroup'];
type Member = Group['members'][number];

export function groupMember(n: number, differences: Partial<Member> = {}): Member {
  return {
    paymentId: `00000000-0000-4000-8000-00000000020${n}`,
    name: ['Ama Sample', 'Kofi Sample'][n - 1] ?? `Person ${n}`,
    packageName: 'Virtual, presentation only',
    amount: 50,
    status: 'pending',
    isInvoiced: false,
    isRemovable: true,
    ...differences,
  };
}

export function group(n: number, differences: Partial<Group> = {}): Group {
  return {
    id: `00000000-0000-4000-8000-00000000030${n}`,
    version: 1,
    organization: `University ${n} (sample)`,
    merchantReference: `C25-GGGG${n}-HHHHH`,
    payer: {
      id: `00000000-0000-4000-8000-00000000040${n}`,
      name: `Payer ${n}`,
      email: `payer${n}@example.org`,
    },
    state: 'open',
    people: 2,
    peopleLimit: 20,
    amount: 100,
    invoicedAmount: 0,
    receivedAmount: 0,
    outstandingAmount: 100,
    toInvoice: { people: 1, amount: 50 },
    issuesInvoices: true,
    hasProForma: true,
    payBy: null,
    link: null,
    invoice: {
      addressee: `University ${n} (sample)`,
      address: null,
      country: 'Ghana',
      taxNumber: null,
      purchaseOrder: null,
      reverseCharge: false,
    },
    invoiceEmail: `office${n}@example.org`,
    packages: [],
    closesAt: null,
    members: [groupMember(1), groupMember(2, { isInvoiced: true, isRemovable: false })],
    invoices: [],
    hold: null,
    heldRemovals: [],
    openedBy: null,
    createdAt: '2025-10-13T08:42:00.000Z',
    ...differences,
  };
}

/** `sent` holds the bodies of changes, the ids of removed people, and 'invoice' for each one that is issued. */
export function serveGroups(groups: Group[]) {
  const rows = new Map(groups.map((each) => [each.id, each]));
  const sent: unknown[] = [];
  const change = (id: string, differences: Partial<Group>): Group => {
    const before = rows.get(id) ?? group(1);
    const after = { ...before, ...differences, version: before.version + 1 };
    rows.set(id, after);
    return after;
  };
  server.use(
    http.get('/api/v1/admin/groups', ({ request, response }) => {
      const q = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase();
      const items = [...rows.values()].filter(({ organization }) =>
        organization.toLowerCase().includes(q),
      );
      const counts = { all: rows.size, open: rows.size, full: 0, closed: 0 };
      return response(200).json({ items, nextCursor: null, counts });
    }),
    http.get('/api/v1/admin/groups/{id}', ({ params: { id }, response }) => {
      const found = rows.get(id);
      if (found) return response(200).json(found);
      return response.untyped(Response.json({ statusCode: 404 }, { status: 404 }));
    }),
    http.post('/api/v1/admin/groups', async ({ request, response }) => {
      sent.push(await request.json());
      return response(201).json(change(group(9).id, {}));
    }),
    http.patch('/api/v1/admin/groups/{id}', async ({ params: { id }, request, response }) => {
      const changes = await request.json();
      sent.push(changes);
      const state = changes.closesAt ? 'closed' : 'open';
      return response(200).json(change(id, { peopleLimit: changes.peopleLimit ?? 20, state }));
    }),
    http.post('/api/v1/admin/groups/{id}/invoice', ({ params: { id }, response }) => {
      sent.push('invoice');
      const members = (rows.get(id) ?? group(1)).members.map((member) => ({
        ...member,
        isInvoiced: true,
      }));
      return response(200).json(change(id, { members, toInvoice: { people: 0, amount: 0 } }));
    }),
    http.delete('/api/v1/admin/groups/{id}/members/{paymentId}', ({ params, response }) => {
      sent.push(params.paymentId);
      const { members } = rows.get(params.id) ?? group(1);
      const left = members.filter(({ paymentId }) => paymentId !== params.paymentId);
      return response(200).json(change(params.id, { members: left }));
    }),
  );
  return sent;
}
