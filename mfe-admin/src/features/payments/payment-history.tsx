import { formatDay } from '@plenary/kit/edition';
import { History } from '../../list/history';
import { money } from './money';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

type Entry = AdminPayment['ledger'][number];

/** What happened to a payment, the first first. */
export function PaymentHistory({ entries }: { entries: Entry[] }) {
  return (
    <History
      title={texts.history}
      entries={entries.map((entry) => ({
        at: entry.at,
        what: texts.entries[entry.action],
        who: entry.actor ? texts.by(entry.actor) : texts.sources[entry.source],
        details: details(entry),
      }))}
    />
  );
}

function details({ amount, date, bankTransactionId, reason }: Entry): string {
  return [
    amount !== null && (amount < 0 ? texts.paidBack(money(-amount)) : money(amount)),
    date && texts.onStatement(formatDay(date)),
    bankTransactionId,
    reason,
  ]
    .filter(Boolean)
    .join(', ');
}
