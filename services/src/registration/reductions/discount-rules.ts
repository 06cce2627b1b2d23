import { isFor } from '../../conference/editions/registration-offers.schema.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { localInstant } from '../../conference/editions/local-instant.js';
import type { Line } from '../extras/price-line.entity.js';
import type { DiscountCode } from './discount-code.entity.js';
import { texts } from './reductions.texts.js';

/** Codes are compared without case, spaces and hyphens. */
export function keyOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

/** In cents, never more than the fee. A percentage is rounded to the cent. */
export function discountCents(
  { percent, amountCents }: Pick<DiscountCode, 'percent' | 'amountCents'>,
  feeCents: number,
): number {
  const wanted = percent === null ? (amountCents ?? 0) : Math.round((feeCents * percent) / 100);
  return Math.min(wanted, feeCents);
}

/** Codes reduce the fee of the package, extras are paid in full. Undefined when there is nothing to reduce. */
export function discountLine(code: DiscountCode, feeCents: number): Line | undefined {
  const cents = discountCents(code, feeCents);
  if (cents === 0) return undefined;
  const name = texts.discountLine({ code: code.code });
  return { kind: 'discount', item: code.id, name, amountCents: -cents };
}

export type CodeProblem = 'stopped' | 'early' | 'expired' | 'package' | 'usedUp' | 'usedByYou';

/** Without its uses. */
export function problemOf(
  code: Pick<DiscountCode, 'stoppedAt' | 'firstDay' | 'lastDay' | 'packages'>,
  packageId: PackageId,
  timeZone: string,
  now: Date,
): CodeProblem | undefined {
  const { stoppedAt, firstDay, lastDay } = code;
  if (stoppedAt) return 'stopped';
  if (firstDay && now < localInstant(firstDay, '00:00:00', timeZone)) return 'early';
  if (lastDay && now > localInstant(lastDay, '23:59:59', timeZone)) return 'expired';
  return isFor(code, packageId) ? undefined : 'package';
}

export interface Uses {
  uses: number;
  usedCents: number;
}

/** Whether one more use of the amount is more than the code has. */
export function isUsedUp(
  { maxUses, budgetCents }: Pick<DiscountCode, 'maxUses' | 'budgetCents'>,
  { uses, usedCents }: Uses,
  cents: number,
): boolean {
  const areUsesOver = maxUses !== null && uses >= maxUses;
  return areUsesOver || (budgetCents !== null && usedCents + cents > budgetCents);
}
