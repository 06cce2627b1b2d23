import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { money } from '../money';
import { PaymentInputDialog } from '../payment-input-dialog';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';
import { useUnmatchPayment } from './payment-actions.api';

type Entry = AdminPayment['ledger'][number];

interface UnmatchButtonsProps {
  payment: AdminPayment;
  onDone: (message: string) => void;
}

/** One for each amount that can be unmatched. */
export function UnmatchButtons({ payment, onDone }: UnmatchButtonsProps) {
  return payment.ledger
    .filter(({ canUnmatch }) => canUnmatch)
    .map((entry) => (
      <UnmatchButton key={entry.id} payment={payment} entry={entry} onDone={onDone} />
    ));
}

function UnmatchButton({ payment, entry, onDone }: UnmatchButtonsProps & { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const unmatch = useUnmatchPayment(payment, entry.id);
  const amount = money(entry.amount ?? 0);
  const facts = { amount, transaction: entry.bankTransactionId ?? '' };
  const { open, text, typedText, ...dialog } = texts.unmatch;
  return (
    <>
      <Button look="destructive" size="small" onClick={() => setOpen(true)}>
        {open({ amount })}
      </Button>
      {isOpen && (
        <PaymentInputDialog
          texts={{
            ...dialog,
            text: entry.transferId === null ? typedText(facts) : text(facts),
            label: texts.reason,
            missing: texts.reasonMissing,
            keep: texts.keep,
          }}
          isDestructive
          action={unmatch}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
