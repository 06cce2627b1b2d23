import { formErrorOf } from '@plenary/kit/api';
import { CheckboxField, CountryField, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { FormDialog } from '@plenary/kit/dialogs';
import { texts } from './invoice-texts';
import { useUpdateInvoice, type Payment } from './payments.api';

const MAX_LINES = 6;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, texts.tooLong({ max })));

const schema = z.object({
  addressee: line(200).check(z.minLength(1, texts.addresseeMissing)),
  address: line(500).check(
    z.refine((text) => text.split('\n').length <= MAX_LINES, texts.tooManyLines),
  ),
  country: z.string(),
  taxNumber: line(60),
  purchaseOrder: line(60),
  reverseCharge: z.boolean(),
});

interface InvoiceDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function InvoiceDialog({ payment, onClose }: InvoiceDialogProps) {
  const { invoice, registrationData, offersReverseCharge } = payment;
  const { title, firstName, lastName } = registrationData;
  const form = useForm({
    schema,
    defaultValues: {
      addressee: invoice?.addressee ?? `${title} ${firstName} ${lastName}`,
      address: invoice?.address ?? '',
      country: invoice?.country ?? '',
      taxNumber: invoice?.taxNumber ?? '',
      purchaseOrder: invoice?.purchaseOrder ?? '',
      reverseCharge: invoice?.reverseCharge ?? false,
    },
  });
  const update = useUpdateInvoice(payment.id);
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      text={texts.text}
      form={form}
      error={formErrorOf(update.error, texts.failed)}
      onSubmit={async ({ addressee, reverseCharge, ...details }) => {
        const { address, country, taxNumber, purchaseOrder } = details;
        await update.mutateAsync({
          addressee,
          address: address || null,
          country: country || null,
          taxNumber: taxNumber || null,
          purchaseOrder: purchaseOrder || null,
          reverseCharge,
        });
        onClose();
      }}
      confirm={texts.save}
      keep={texts.cancel}
    >
      <TextField name="addressee" label={texts.addressee} autoComplete="organization" />
      <TextAreaField name="address" label={texts.address} rows={3} optional />
      <CountryField name="country" label={texts.country} optional />
      <TextField name="taxNumber" label={texts.taxNumber} autoComplete="off" optional />
      <TextField name="purchaseOrder" label={texts.purchaseOrder} autoComplete="off" optional />
      {offersReverseCharge && (
        <CheckboxField
          name="reverseCharge"
          label={texts.reverseCharge}
          hint={texts.reverseChargeHint}
          optional
        />
      )}
    </FormDialog>
  );
}
