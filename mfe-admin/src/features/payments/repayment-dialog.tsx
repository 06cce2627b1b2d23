import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { AskDialog } from '../../page/ask-dialog';
import { money } from './money';
import { useGiveBack, useRefund } from './payment-actions.api';
import { repaymentSchema } from './payment.schema';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

export interface RepaymentDialogProps {
  payment: AdminPayment;
  /** 'refund' ends the registration, 'give-back' returns what came too much. */
  kind: 'refund' | 'give-back';
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Notes money that is paid back. The transfer itself is made at the bank. */
export function RepaymentDialog({ payment, kind, onClose, onDone }: RepaymentDialogProps) {
  const most = kind === 'refund' ? payment.received : payment.excess;
  const words = texts.repayments[kind];
  const [refund, giveBack] = [useRefund(payment), useGiveBack(payment)];
  const action = kind === 'refund' ? refund : giveBack;
  const form = useForm({
    schema: repaymentSchema(most),
    defaultValues: { amount: most.toFixed(2), reason: '' },
  });
  return (
    <AskDialog title={words.title} text={words.text(money(most))} onClose={onClose}>
      <Form
        form={form}
        error={action.error && messageOf(action.error, texts.failed)}
        onSubmit={async (repayment) => {
          await action.mutateAsync(repayment);
          onClose();
          onDone(words.done);
        }}
      >
        <TextField
          name="amount"
          label={texts.amountBack}
          unit={texts.usd}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.keep}
          </Button>
          <SubmitButton look="destructive">{words.submit}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}
