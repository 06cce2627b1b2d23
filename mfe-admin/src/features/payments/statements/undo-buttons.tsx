import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { money } from '../money';
import { CreditDialog } from '../payment/credit-dialog';
import { PaymentInputDialog } from '../payment-input-dialog';
import { PeriodNote } from '../reconciliation/period-note';
import { texts as payments } from '../texts';
import { useUnmatchLine, type SettledLine } from './statements.api';
import { texts } from './texts';

interface UndoButtonsProps {
  line: SettledLine;
  onDone: (message: string) => void;
}

/** For each payment of a matched line: a confirmed one needs a credit note first. */
export function UndoButtons({ line, onDone }: UndoButtonsProps) {
  return line.payments.map((payment) => (
    <UndoButton key={payment.id} line={line} payment={payment} onDone={onDone} />
  ));
}

type Payment = SettledLine['payments'][number];

function UndoButton({ line, payment, onDone }: UndoButtonsProps & { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  const unmatch = useUnmatchLine(line, payment.id);
  const { name, isConfirmed } = payment;
  const act = isConfirmed ? payments.credit.open : texts.unmatch;
  const dialog = { onDone, onClose: () => setOpen(false) };
  return (
    <>
      <Button
        look="outlined"
        size="small"
        aria-label={texts.matchOf({ act, sender: name })}
        onClick={() => setOpen(true)}
      >
        {act}
      </Button>
      {isOpen && isConfirmed && <CreditDialog payment={payment} name={name} {...dialog} />}
      {isOpen && !isConfirmed && (
        <PaymentInputDialog
          texts={{
            ...payments.unmatch,
            text: texts.unmatchText({ amount: money(payment.amount), name }),
            label: payments.reason,
            missing: payments.reasonMissing,
            keep: payments.keep,
          }}
          isDestructive
          action={unmatch}
          {...dialog}
        >
          <PeriodNote day={line.date} />
        </PaymentInputDialog>
      )}
    </>
  );
}
