import type { LineRow, RefundRow } from '../statement.sql.js';

export interface FoundRefund {
  refund: RefundRow;
  /** A reference with the exact amount is certain. */
  evidence: 'reference' | 'name' | 'amount';
}

/** The refund that an outgoing line probably pays: of its amount, by reference, name, or as the only one. */
export function refundOf(line: LineRow, refunds: RefundRow[]): FoundRefund | undefined {
  if (line.minor === null || line.minor >= 0) return undefined;
  const equal = refunds.filter(
    ({ minor, currency }) => minor === line.minor && currency === line.currency,
  );
  const text = plain(`${line.endToEndId ?? ''} ${line.text} ${line.sender}`);
  const byReference = equal.find(({ reference }) => text.includes(plain(reference)));
  if (byReference) return { refund: byReference, evidence: 'reference' };
  // The bank may not name the sender of money that is returned.
  const byName = equal.find(({ lastName }) => {
    const name = plain(lastName);
    return name !== '' && text.includes(name);
  });
  if (byName) return { refund: byName, evidence: 'name' };
  const [only, other] = equal;
  return only && !other ? { refund: only, evidence: 'amount' } : undefined;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
