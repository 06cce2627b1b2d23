import type { components } from '@plenary/kit/api';
import { http, sampleEdition, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Group = Schemas['OwnGroup'];
type Member = Group['members'][number];

export const editionWithGroups = { ...sampleEdition, groupsOpen: true as const };

export const TOKEN = 'sample-token-of-a-group';

export function sampleMember(n: number, differences: Partial<Member> = {}): Member {
  return {
    paymentId: `00000000-0000-4000-8000-0000000002${String(n).padStart(2, '0')}`,
    name: ['Ama Sample', 'Kofi Sample', 'Zainab Sample'][n - 1] ?? `Person ${n}`,
    packageName: 'Virtual, presentation only',
    amount: 50,
    status: 'pending',
    isInvoiced: false,
    isRemovable: true,
    ...differences,
  };
}

export const sampleGroup: Group = {
  id: '00000000-0000-4000-8000-000000000300',
  version: 1,
  organization: 'University of Accra (sample)',
  merchantReference: 'C25-GGGGG-HHHHH',
  state: 'open',
  invoice: {
    addressee: 'University of Accra (sample)',
    address: '1 Sample Street',
    country: 'Ghana',
    taxNumber: null,
    purchaseOrder: null,
    reverseCharge: false,
  },
  invoiceEmail: 'office@example.org',
  peopleLimit: 20,
  packages: [],
  closesAt: null,
  link: `https://conference.example.org/register-conference-form?group=${TOKEN}`,
  members: [sampleMember(1), sampleMember(2)],
  people: 2,
  amount: 100,
  invoicedAmount: 0,
  receivedAmount: 0,
  outstandingAmount: 100,
  toInvoice: { people: 2, amount: 100 },
  hasProForma: true,
  createdAt: '2025-10-01T10:00:00.000Z',
  paymentsEmail: 'payments@example.org',
  invoices: [],
  issuesInvoices: true,
  bank: sampleEdition.bank,
  payBy: '2025-10-20T11:59:59.000Z',
};

/** Serves the payer's groups; calls change them. `sent` holds what the page asked for. */
export function serveGroups(...groups: Group[]) {
  const rows = new Map(groups.map((group) => [group.id, group]));
  const sent: unknown[] = [];
  const change = (id: string, differences: Partial<Group>): Group => {
    const before = rows.get(id) ?? sampleGroup;
    const after = { ...before, ...differences, version: before.version + 1 };
    rows.set(id, after);
    return after;
  };
  server.use(
    http.get('/api/v1/groups', ({ response }) => response(200).json({ items: [...rows.values()] })),
    http.post('/api/v1/groups', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      return response(201).json(change(sampleGroup.id, { members: [] }));
    }),
    http.get('/api/v1/groups/{id}', ({ params: { id }, response }) => {
      const group = rows.get(id);
      if (group) return response(200).json(group);
      return response.untyped(Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
    }),
    http.patch('/api/v1/groups/{id}', async ({ params: { id }, request, response }) => {
      const changes = await request.json();
      sent.push(changes);
      const state = changes.closesAt ? 'closed' : 'open';
      return response(200).json(change(id, { state }));
    }),
    http.post('/api/v1/groups/{id}/invitations', async ({ request, response }) => {
      const { emails } = await request.json();
      sent.push(emails);
      return response(200).json({ invited: emails.length });
    }),
    http.delete('/api/v1/groups/{id}/members/{paymentId}', ({ params, response }) => {
      sent.push(params.paymentId);
      const { members } = rows.get(params.id) ?? sampleGroup;
      const left = members.filter(({ paymentId }) => paymentId !== params.paymentId);
      return response(200).json(change(params.id, { members: left }));
    }),
    http.post('/api/v1/groups/{id}/invoice', ({ params: { id }, response }) => {
      sent.push('invoice');
      return response(200).json(change(id, invoicedGroup));
    }),
  );
  return sent;
}

const NUMBER = 'C25-I00001';

export const invoicedGroup: Group = {
  ...sampleGroup,
  members: sampleGroup.members.map((member) => ({
    ...member,
    isInvoiced: true,
    isRemovable: false,
  })),
  invoicedAmount: 100,
  toInvoice: { people: 0, amount: 0 },
  invoices: [
    {
      number: NUMBER,
      kind: 'invoice',
      corrects: null,
      amount: 100,
      isCorrected: false,
      issuedAt: '2025-10-02T10:00:00.000Z',
    },
  ],
};
