import type { Gate } from '../test/gate.js';
import type { PaymentsLab } from '../test/payments.js';
import { registrationData } from '../test/registration-data.js';

const offer = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
  price: 250,
} as const;

/**
 * Finance grants USD 100 of a fee of USD 250 to many people at once. Waivers are on.
 * @param budget in dollars, above the granted money
 * @param gate opened once two of them are about to write
 * @returns grants that were made, and the dollars that they took from the budget
 */
export async function raceForBudget(
  { server, admin }: PaymentsLab,
  budget: number,
  count: number,
  gate?: Gate,
): Promise<{ made: number; taken: number; left: number }> {
  const { token } = admin;
  const asAdmin = (method: string, path: string, body?: unknown) =>
    server.call(method, `/admin/waivers${path}`, { token, body });
  const before = (await asAdmin('GET', '/budget')).body as Record<string, number>;
  const usedBefore = (before['granted'] ?? 0) + (before['reserved'] ?? 0);
  await asAdmin('PUT', '/budget', { budget: usedBefore + budget });
  for (let n = 0; n < count; n += 1) {
    const { headers, body } = await server.call('POST', '/payments/manual-registration', {
      body: registrationData(offer),
    });
    const [cookie = ''] = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const reason = 'My university has no funds for conferences.';
    const path = `/payments/${body.data.id as string}/waiver`;
    await server.call('PUT', path, { headers: { cookie }, body: { reason } });
  }
  const open = await asAdmin('GET', '?status=open&limit=100');
  const items = (open.body.items as { id: string; version: number; hold: object | null }[]).filter(
    ({ hold }) => !hold,
  );
  const racing = Promise.all(
    items.map(({ id, version }) => asAdmin('POST', `/${id}/grant`, { version, amount: 100 })),
  );
  if (gate) {
    await gate.waiting(2);
    await gate.open();
  }
  const made = (await racing).filter(({ status }) => status === 200).length;
  const after = (await asAdmin('GET', '/budget')).body as Record<string, number>;
  const taken = (after['granted'] ?? 0) + (after['reserved'] ?? 0) - usedBefore;
  return { made, taken, left: after['left'] ?? 0 };
}
