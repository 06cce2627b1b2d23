import { formErrorOf } from '@plenary/kit/api';
import { useForm } from '@plenary/kit/forms';
import { FormDialog } from '@plenary/kit/dialogs';
import { InvoiceFields } from './invoice-fields';
import { texts } from './invoice-texts';
import { invoiceInput, invoiceOf, invoiceSchema } from './invoice.schema';
import { useUpdateInvoice, type Payment } from './payments.api';

interface InvoiceDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function InvoiceDialog({ payment, onClose }: InvoiceDialogProps) {
  const { invoice, registrationData, offersReverseCharge } = payment;
  const { title, firstName, lastName } = registrationData;
  const form = useForm({
    schema: invoiceSchema,
    defaultValues: invoiceInput(invoice, `${title} ${firstName} ${lastName}`),
  });
  const update = useUpdateInvoice(payment.id);
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      text={texts.text}
      form={form}
      error={formErrorOf(update.error, texts.failed)}
      onSubmit={async (details) => {
        await update.mutateAsync(invoiceOf(details));
        onClose();
      }}
      confirm={texts.save}
      keep={texts.cancel}
    >
      <InvoiceFields offersReverseCharge={offersReverseCharge} />
    </FormDialog>
  );
}
