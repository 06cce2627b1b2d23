import { formatDay } from '@plenary/kit/edition';
import { paymentActionLabel } from '@plenary/kit/states';
import { History } from '../../../shared/details/history';
import { money } from '../money';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

type Entry = AdminPayment['ledger'][number];

export function PaymentHistory({ entries }: { entries: Entry[] }) {
  return (
    <History
      title={texts.history}
      entries={entries.map((entry) => ({
        at: entry.at,
        action: paymentActionLabel(entry.action),
        actor: entry.actor ?? texts.sources[entry.source],
        details: details(entry),
      }))}
    />
  );
}

function details({ amount, date, bankTransactionId, reason, isReversal }: Entry): string {
  const outgoing = isReversal ? texts.reversed : texts.refunded;
  return [
    amount !== null && (amount < 0 ? outgoing({ amount: money(-amount) }) : money(amount)),
    date && texts.onStatement({ day: formatDay(date) }),
    bankTransactionId,
    reason,
  ]
    .filter(Boolean)
    .join(', ');
}
