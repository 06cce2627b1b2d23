import type { Line } from '../extras/price-line.entity.js';
import { texts } from './reductions.texts.js';

/** The package's price after its band and a discount, in cents: what a waiver can reduce. Extras are paid in full. */
export function reducibleCents(lines: readonly Line[]): number {
  return lines
    .filter(({ kind }) => kind === 'package' || kind === 'band' || kind === 'discount')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function withoutWaiver(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }) => kind !== 'waiver');
}

export function waiverLine(item: string, cents: number): Line {
  return { kind: 'waiver', item, name: texts.waiverLine, amountCents: -cents };
}

/** The line after a change of package: never more than before, so that the budget is not exceeded. */
export function waiverKept(lines: readonly Line[], leftCents: number): Line[] {
  const line = lines.find(({ kind }) => kind === 'waiver');
  const amountCents = Math.max(line?.amountCents ?? 0, -leftCents);
  return line && amountCents < 0 ? [{ ...line, amountCents }] : [];
}
