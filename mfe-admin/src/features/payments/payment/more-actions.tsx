import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import type { DecisionProps } from '../confirmation/decision-foot';
import { money } from '../money';
import { ExtendDeadline } from '../../../shared/deadlines/extend-deadline';
import { CreditDialog } from './credit-dialog';
import { PackageDialog } from './package-dialog';
import {
  useAddNote,
  useCancelRegistration,
  useExtendPayment,
  useResendEmail,
} from './payment-actions.api';
import type { PaymentState } from '../payments.api';
import { PrepareDialog } from '../refunds/prepare-dialog';
import { texts as refunds } from '../refunds/texts';
import { RefundDialog } from './refund-dialog';
import { texts } from '../texts';
import { UnmatchButtons } from './unmatch-buttons';
import { PaymentInputDialog } from '../payment-input-dialog';

type Dialog =
  | 'prepare-refund'
  | 'prepare-overpayment'
  | 'note'
  | 'package'
  | 'cancel'
  | 'refund'
  | 'overpayment'
  | 'credit';

const actionsOf: Record<
  PaymentState,
  ('resend' | 'package' | 'refund' | 'cancel' | 'credit' | 'extend')[]
> = {
  'awaiting-payment': ['resend', 'extend', 'package', 'cancel'],
  'proof-uploaded': ['resend', 'package', 'cancel'],
  matched: ['refund'],
  underpaid: ['resend', 'extend', 'package', 'refund'],
  completed: ['resend', 'credit', 'refund'],
  rejected: ['resend'],
  refunded: [],
  cancelled: [],
};

export function MoreActions({ payment, onDone }: DecisionProps) {
  const [open, setOpen] = useState<Dialog>();
  const addNote = useAddNote(payment);
  const cancel = useCancelRegistration(payment);
  const resend = useResendEmail(payment);
  const extend = useExtendPayment(payment);
  const { overpaidAmount } = payment;
  const actions = actionsOf[payment.state];
  const dialog = { onDone, onClose: () => setOpen(undefined) };
  const button = (name: Dialog, label: string, isDestructive = false) => (
    <Button
      look={isDestructive ? 'destructive' : 'outlined'}
      size="small"
      onClick={() => setOpen(name)}
    >
      {label}
    </Button>
  );
  return (
    <div>
      <Actions role="group" aria-label={texts.moreActions}>
        {button('note', texts.note.open)}
        {actions.includes('resend') && (
          <Button
            look="outlined"
            size="small"
            busy={resend.isPending}
            onClick={() => resend.mutate(undefined, { onSuccess: () => onDone(texts.resent) })}
          >
            {texts.resend}
          </Button>
        )}
        {actions.includes('extend') && (
          <ExtendDeadline
            name={`${payment.firstName} ${payment.lastName}`}
            dueAt={payment.payBy}
            endsAnywhere
            action={extend}
            onDone={onDone}
          />
        )}
        {actions.includes('package') && button('package', texts.changePackage)}
        <UnmatchButtons payment={payment} onDone={onDone} />
        {actions.includes('credit') && button('credit', texts.credit.open, true)}
        {overpaidAmount > 0 &&
          button('prepare-overpayment', refunds.openOverpayment({ amount: money(overpaidAmount) }))}
        {actions.includes('refund') && button('prepare-refund', refunds.open)}
        {overpaidAmount > 0 &&
          button(
            'overpayment',
            texts.refunds.overpayment.open({ amount: money(overpaidAmount) }),
            true,
          )}
        {actions.includes('refund') && button('refund', texts.refunds.refund.open, true)}
        {actions.includes('cancel') && button('cancel', texts.cancel.open, true)}
      </Actions>
      {resend.isError && <Alert severity="error">{messageOf(resend.error, texts.failed)}</Alert>}
      {open === 'note' && <PaymentInputDialog texts={texts.note} action={addNote} {...dialog} />}
      {open === 'cancel' && (
        <PaymentInputDialog texts={texts.cancel} isDestructive action={cancel} {...dialog} />
      )}
      {open === 'credit' && (
        <CreditDialog
          payment={payment}
          name={`${payment.firstName} ${payment.lastName} (${payment.email})`}
          {...dialog}
        />
      )}
      {open === 'package' && <PackageDialog payment={payment} {...dialog} />}
      {(open === 'prepare-refund' || open === 'prepare-overpayment') && (
        <PrepareDialog
          kind={open === 'prepare-refund' ? 'refund' : 'overpayment'}
          id={payment.id}
          {...dialog}
        />
      )}
      {(open === 'refund' || open === 'overpayment') && (
        <RefundDialog payment={payment} kind={open} {...dialog} />
      )}
    </div>
  );
}
