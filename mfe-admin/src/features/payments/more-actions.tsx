import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import type { DecisionProps } from './decision-foot';
import { money } from './money';
import { PackageDialog } from './package-dialog';
import { useCancel, useNote, useResend } from './payment-actions.api';
import type { PaymentState } from './payments.api';
import { RepaymentDialog } from './repayment-dialog';
import { texts } from './texts';
import { WordsDialog } from './words-dialog';

const unpaid: PaymentState[] = ['announced', 'proof-uploaded', 'short-paid'];
const cancellable: PaymentState[] = ['announced', 'proof-uploaded'];
const paid: PaymentState[] = ['matched', 'short-paid', 'completed'];
/** There is nothing to tell, or to ask for. */
const silent: PaymentState[] = ['matched', 'refunded', 'cancelled'];

type Dialog = 'note' | 'package' | 'cancel' | 'refund' | 'give-back';

/** What else finance does about a payment, as its state allows. */
export function MoreActions({ payment, onDone }: DecisionProps) {
  const [open, setOpen] = useState<Dialog>();
  const [note, cancel, resend] = [useNote(payment), useCancel(payment), useResend(payment)];
  const { state, excess } = payment;
  const dialog = { onDone, onClose: () => setOpen(undefined) };
  const button = (name: Dialog, words: string, isHard = false) => (
    <Button look={isHard ? 'destructive' : 'outlined'} size="small" onClick={() => setOpen(name)}>
      {words}
    </Button>
  );
  return (
    <div>
      <Actions role="group" aria-label={texts.moreActions}>
        {button('note', texts.note.open)}
        {!silent.includes(state) && (
          <Button
            look="outlined"
            size="small"
            busy={resend.isPending}
            onClick={() => resend.mutate(undefined, { onSuccess: () => onDone(texts.resent) })}
          >
            {texts.resend}
          </Button>
        )}
        {unpaid.includes(state) && button('package', texts.changePackage)}
        {excess > 0 && button('give-back', texts.repayments['give-back'].open(money(excess)), true)}
        {paid.includes(state) && button('refund', texts.repayments.refund.open, true)}
        {cancellable.includes(state) && button('cancel', texts.cancel.open, true)}
      </Actions>
      {resend.isError && <Alert severity="error">{messageOf(resend.error, texts.failed)}</Alert>}
      {open === 'note' && <WordsDialog words={texts.note} action={note} {...dialog} />}
      {open === 'cancel' && <WordsDialog words={texts.cancel} isHard action={cancel} {...dialog} />}
      {open === 'package' && <PackageDialog payment={payment} {...dialog} />}
      {(open === 'refund' || open === 'give-back') && (
        <RepaymentDialog payment={payment} kind={open} {...dialog} />
      )}
    </div>
  );
}
