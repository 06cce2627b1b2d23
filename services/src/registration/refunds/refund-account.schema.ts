import * as z from 'zod';
import { lineSchema, optionalLineSchema } from '../../platform/http/fields.schema.js';
import { compactIban, isIban } from '../../conference/editions/rules/iban.js';
import { texts } from './refunds.texts.js';
import { isSepaName } from './sepa-text.js';

const { fields } = texts;

const holder = lineSchema(() => fields.holder, { max: 70 }).refine(isSepaName, {
  error: () => texts.holderNotLatin,
});

/** ISO 9362: eight or eleven characters. */
const bic = optionalLineSchema(() => fields.bic, { max: 20 })
  .transform((typed) => typed && typed.replace(/\s/g, '').toUpperCase())
  .refine((code) => code === null || /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code), {
    error: () => texts.bicWrong,
  })
  .default(null);

const ibanAccount = z.strictObject({
  kind: z.literal('iban'),
  holder,
  iban: lineSchema(() => fields.iban, { max: 60 })
    .transform(compactIban)
    .refine(isIban, { error: () => texts.ibanWrong }),
  bic,
});

const otherAccount = z.strictObject({
  kind: z.literal('other'),
  holder,
  number: lineSchema(() => fields.number, { min: 3, max: 40 }),
  bank: lineSchema(() => fields.bank, { max: 100 }),
  country: lineSchema(() => fields.country, { max: 100 }),
  bic,
});

export const refundAccountSchema = z
  .discriminatedUnion('kind', [ibanAccount, otherAccount])
  .meta({ id: 'RefundAccount' });
export type RefundAccount = z.output<typeof refundAccountSchema>;

/**
 * `ask`: the payer by email. `transfer`: the account that the money came from. `gateway`: the card or the mobile
 * money, by the provider of the payment page.
 */
export const accountChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask') }),
  z.strictObject({ kind: z.literal('transfer') }),
  z.strictObject({ kind: z.literal('gateway') }),
  ibanAccount,
  otherAccount,
]);
export type AccountChoice = z.output<typeof accountChoiceSchema>;

/** Country or bank, and the last characters: enough to tell accounts apart, too little to use one. */
export function maskedLabel(account: RefundAccount): string {
  if (account.kind === 'iban') return `${account.iban.slice(0, 2)} •••• ${last(account.iban)}`;
  return `${account.bank} •••• ${last(account.number)}`;
}

function last(number: string): string {
  const characters = number.replace(/[^\p{L}\p{N}]/gu, '');
  // Of a short number, four characters would be most of it.
  return characters.slice(-Math.min(4, Math.floor(characters.length / 3)));
}
