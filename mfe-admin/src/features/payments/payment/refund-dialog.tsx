import { messageOf } from '@plenary/kit/api';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { FormDialog } from '@plenary/kit/dialogs';
import { money } from '../money';
import { useRefundOverpayment, useRefundPayment } from './payment-actions.api';
import { refundSchema } from '../payment.schema';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

export interface RefundDialogProps {
  payment: AdminPayment;
  /** A refund ends the registration; refunding an overpayment doesn't. */
  kind: 'refund' | 'overpayment';
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Records a refund. The transfer itself is made at the bank. */
export function RefundDialog({ payment, kind, onClose, onDone }: RefundDialogProps) {
  const most = kind === 'refund' ? payment.receivedAmount : payment.overpaidAmount;
  const labels = texts.refunds[kind];
  const refund = useRefundPayment(payment);
  const refundOverpayment = useRefundOverpayment(payment);
  const action = kind === 'refund' ? refund : refundOverpayment;
  const form = useForm({
    schema: refundSchema(most),
    defaultValues: { amount: most.toFixed(2), reason: '' },
  });
  return (
    <FormDialog
      title={labels.title}
      text={labels.text({ most: money(most) })}
      onClose={onClose}
      form={form}
      error={action.error && messageOf(action.error, texts.failed)}
      onSubmit={async (values) => {
        const { hold } = await action.mutateAsync(values);
        onClose();
        // The bar of acts on hold announces it.
        onDone(hold ? '' : labels.done);
      }}
      confirm={labels.submit}
      keep={texts.keep}
      isDestructive
    >
      <TextField
        name="amount"
        label={texts.amountBack}
        unit={texts.usd}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
