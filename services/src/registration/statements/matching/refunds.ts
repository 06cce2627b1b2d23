import type { LineRow, RefundRow } from '../statement.sql.js';

/** The refund that an outgoing line probably pays: of its amount, by reference, name, or as the only one. */
export function refundOf(line: LineRow, refunds: RefundRow[]): RefundRow | undefined {
  if (line.minor === null || line.minor >= 0 || line.currency !== 'USD') return undefined;
  const equal = refunds.filter(({ cents }) => cents === line.minor);
  const text = plain(`${line.text} ${line.sender}`);
  const byReference = equal.find(({ reference }) => text.includes(plain(reference)));
  const byName = equal.find(({ lastName }) => text.includes(plain(lastName)));
  return byReference ?? byName ?? (equal.length === 1 ? equal[0] : undefined);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
