import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { packageName } from '../../conference/editions/fees.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { localInstant } from '../../conference/editions/local-instant.js';
import { isFor, type Extra } from '../../conference/editions/registration-offers.schema.js';
import { extraEnded, notForPackage, unknownExtra } from './extras.errors.js';
import type { Line } from './price-line.entity.js';

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function extrasIn(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }) => kind === 'extra');
}

export function packageLine({ fees }: EditionSnapshot, item: PackageId, amountCents: number): Line {
  return { kind: 'package', item, name: packageName(fees, item), amountCents };
}

export function isOnSale({ lastDay }: Extra, timeZone: string, now: Date): boolean {
  return lastDay === undefined || now <= localInstant(lastDay, '23:59:59', timeZone);
}

/** At today's prices. @throws AppError VALIDATION_FAILED, CLOSED after an extra's last day */
export function extraLines(
  { document }: EditionSnapshot,
  packageId: PackageId,
  ids: readonly string[],
  now: Date,
): Line[] {
  return [...new Set(ids)].map((id) => {
    const extra = document.extras.find((each) => each.id === id);
    if (!extra) throw unknownExtra();
    if (!isFor(extra, packageId)) throw notForPackage(extra.name);
    if (!isOnSale(extra, document.timeZone, now)) throw extraEnded(extra.name);
    return {
      kind: 'extra',
      item: id,
      name: extra.name,
      amountCents: Math.round(extra.price * 100),
    };
  });
}

/** The extras that holders of another package may keep. One that is no longer offered is kept. */
export function extrasKept(
  { document }: EditionSnapshot,
  packageId: PackageId,
  lines: readonly Line[],
): Line[] {
  return extrasIn(lines).filter(({ item }) => {
    const extra = document.extras.find(({ id }) => id === item);
    return !extra || isFor(extra, packageId);
  });
}
