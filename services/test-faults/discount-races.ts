import type { Gate } from '../test/gate.js';
import type { PaymentsLab } from '../test/payments.js';
import { newId } from '../src/platform/core/new-id.js';
import { registrationData } from '../test/registration-data.js';

const offer = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
} as const;

/**
 * Strangers redeem one code of 50% of USD 250 at once.
 * @param gate opened once two of them are about to write
 * @returns registrations that were made, and the uses and dollars of the code
 */
export async function raceForCode(
  { server, admin }: PaymentsLab,
  limits: { maxUses?: number; budget?: number },
  count: number,
  gate?: Gate,
): Promise<{ id: string; made: number; uses: number; used: number }> {
  const { token } = admin;
  const code = newId();
  const body = { code, percent: 50, ...limits };
  const created = await server.call('POST', '/admin/discount-codes', { token, body });
  const { id } = created.body as { id: string };
  const quotes: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const asked = { ...offer, extras: [], discountCode: code };
    const quote = await server.call('POST', '/payments/quotes', { body: asked });
    quotes.push(quote.body.id as string);
  }
  const racing = Promise.all(
    quotes.map((quote) =>
      server.call('POST', '/payments/manual-registration', {
        headers: { 'price-quote': quote },
        body: registrationData({ ...offer, price: 250 }),
      }),
    ),
  );
  if (gate) {
    await gate.waiting(2);
    await gate.open();
  }
  const made = (await racing).filter(({ status }) => status === 201).length;
  const now = (await server.call('GET', `/admin/discount-codes/${id}`, { token })).body;
  return { id, made, uses: now.uses as number, used: now.used as number };
}
