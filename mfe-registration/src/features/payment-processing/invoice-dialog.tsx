import { formErrorOf } from '@plenary/kit/api';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { FormDialog } from '@plenary/kit/dialogs';
import type { Payment } from '../../shared/registrations/payments.api';
import { useUpdateInvoice } from './payment-processing.api';
import { texts } from './texts';

const words = texts.invoice;
const MAX_LINES = 6;

const schema = z.object({
  addressee: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, words.addresseeMissing),
      z.maxLength(200, words.tooLong({ max: 200 })),
    ),
  address: z.string().check(
    z.trim(),
    z.maxLength(500, words.tooLong({ max: 500 })),
    z.refine((text) => text.split('\n').length <= MAX_LINES, words.tooManyLines),
  ),
  taxNumber: z.string().check(z.trim(), z.maxLength(60, words.tooLong({ max: 60 }))),
});

interface InvoiceDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function InvoiceDialog({ payment, onClose }: InvoiceDialogProps) {
  const { invoice, registrationData } = payment;
  const { title, firstName, lastName } = registrationData;
  const form = useForm({
    schema,
    defaultValues: {
      addressee: invoice?.addressee ?? `${title} ${firstName} ${lastName}`,
      address: invoice?.address ?? '',
      taxNumber: invoice?.taxNumber ?? '',
    },
  });
  const update = useUpdateInvoice(payment.id);
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      text={words.text}
      form={form}
      error={formErrorOf(update.error, words.failed)}
      onSubmit={async ({ addressee, address, taxNumber }) => {
        const details = { addressee, address: address || null, taxNumber: taxNumber || null };
        await update.mutateAsync(details);
        onClose();
      }}
      confirm={words.save}
      keep={words.cancel}
    >
      <TextField name="addressee" label={words.addressee} autoComplete="organization" />
      <TextAreaField name="address" label={words.address} rows={3} optional />
      <TextField name="taxNumber" label={words.taxNumber} autoComplete="off" optional />
    </FormDialog>
  );
}
