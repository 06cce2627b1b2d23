import { messageOf } from '@plenary/kit/api';
import { CheckboxField, TextAreaField, useForm } from '@plenary/kit/forms';
import { FormDialog } from '@plenary/kit/dialogs';
import { useCreditPayment } from './payment-actions.api';
import { creditSchema } from '../payment.schema';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

export interface CreditDialogProps {
  payment: Pick<AdminPayment, 'id' | 'version'>;
  /** Of the registrant, who is emailed. */
  name: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Corrects the receipt of a confirmed payment. */
export function CreditDialog({ payment, name, onClose, onDone }: CreditDialogProps) {
  const credit = useCreditPayment(payment);
  const form = useForm({ schema: creditSchema, defaultValues: { reason: '', cancels: false } });
  const { credit: labels } = texts;
  return (
    <FormDialog
      title={labels.title}
      text={labels.text({ name })}
      onClose={onClose}
      form={form}
      error={credit.error && messageOf(credit.error, texts.failed)}
      onSubmit={async (values) => {
        const { hold } = await credit.mutateAsync(values);
        onClose();
        // The bar of acts on hold announces it.
        onDone(hold ? '' : labels.done);
      }}
      confirm={labels.submit}
      keep={texts.keep}
      isDestructive
    >
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={1000} />
      <CheckboxField name="cancels" label={labels.cancels} />
    </FormDialog>
  );
}
