import { compactIban, isIban } from '../../conference/editions/rules/iban.js';
import { CURRENCY } from '../../platform/core/currency.js';
import type { MoneyIn } from './received-money.sql.js';
import type { RefundAccount } from './refund-account.schema.js';
import type { Refund } from './refund.entity.js';

/** Money received in another currency goes back in it, by the rate of that line. */
export function payOf(
  received: MoneyIn | undefined,
  amountCents: number,
): Pick<Refund, 'payMinor' | 'payCurrency'> {
  const { minor, currency, ordered } = received ?? {};
  // A larger refund is of more than that line.
  if (!minor || !currency || currency === CURRENCY || !ordered || amountCents > ordered)
    return { payMinor: amountCents, payCurrency: CURRENCY };
  const share =
    (BigInt(minor) * BigInt(amountCents) * 2n + BigInt(ordered)) / (BigInt(ordered) * 2n);
  return { payMinor: Math.max(1, Number(share)), payCurrency: currency };
}

/** The sender's account of the bank's line; only an IBAN is enough to pay to. */
export function accountOf(received: MoneyIn | undefined): RefundAccount | null {
  const iban = compactIban(received?.account ?? '');
  const holder = received?.sender.trim().slice(0, 70) ?? '';
  return isIban(iban) && holder ? { kind: 'iban', holder, iban, bic: null } : null;
}
