import { Form, SubmitButton, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Question } from '../../parts/question';
import { wholeError } from '../../parts/whole-error';
import type { Payment } from '../../registration/payment.api';
import { changeInvoice, usePaymentChange, type InvoiceDetails } from './payment-processing.api';
import { texts } from './texts';

const words = texts.invoice;
const MAX_LINES = 6;

const schema = z.object({
  addressee: z
    .string()
    .check(z.trim(), z.minLength(1, words.addresseeMissing), z.maxLength(200, words.tooLong(200))),
  address: z.string().check(
    z.trim(),
    z.maxLength(500, words.tooLong(500)),
    z.refine((text) => text.split('\n').length <= MAX_LINES, words.tooManyLines),
  ),
  taxNumber: z.string().check(z.trim(), z.maxLength(60, words.tooLong(60))),
});

interface InvoiceDetailsDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Whom the invoice names: an employer's books ask for their own name, address and tax number. */
export default function InvoiceDetailsDialog({ payment, onClose }: InvoiceDetailsDialogProps) {
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
  const change = usePaymentChange((details: InvoiceDetails) => changeInvoice(payment.id, details));
  return (
    <Question title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <Form
        form={form}
        error={wholeError(change.error, words.failed)}
        onSubmit={async ({ addressee, address, taxNumber }) => {
          const details = { addressee, address: address || null, taxNumber: taxNumber || null };
          await change.mutateAsync(details);
          onClose();
        }}
      >
        <TextField name="addressee" label={words.addressee} autoComplete="organization" />
        <TextAreaField name="address" label={words.address} rows={3} optional />
        <TextField name="taxNumber" label={words.taxNumber} autoComplete="off" optional />
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {words.back}
          </Button>
          <SubmitButton>{words.save}</SubmitButton>
        </Actions>
      </Form>
    </Question>
  );
}
