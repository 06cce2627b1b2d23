import { formatDay, formatInstant } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { money } from './money';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

type Entry = AdminPayment['ledger'][number];

const Root = styled('details')({
  '& summary': { minBlockSize: 36, color: '#1a237e', fontWeight: 500, cursor: 'pointer' },
  '& ol': { listStyle: 'none', display: 'grid', gap: 10, paddingBlockStart: 4 },
  '& li': { borderInlineStart: `3px solid ${colours.indigo200}`, paddingInlineStart: 12 },
  '& li p': { color: colours.muted, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});

/** What happened to a payment, the first first. */
export function PaymentHistory({ entries }: { entries: Entry[] }) {
  return (
    <Root>
      <summary>{texts.history}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.at + entry.to}>
            <strong>{texts.states[entry.to]}</strong>{' '}
            {entry.actor ? texts.by(entry.actor) : texts.byPayer}
            <p>
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </p>
            <p>{details(entry)}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}

function details({ amount, date, bankTransactionId, reason }: Entry): string {
  return [
    amount !== null && money(amount),
    date && texts.onStatement(formatDay(date)),
    bankTransactionId,
    reason,
  ]
    .filter(Boolean)
    .join(', ');
}
