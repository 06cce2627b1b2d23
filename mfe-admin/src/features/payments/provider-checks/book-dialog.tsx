import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { RadioCards, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { parseAmount } from '../payment.schema';
import { amountIn } from '../refunds/refund-row';
import { texts as payments } from '../texts';
import type { CheckDialogProps } from './check-dialog-props';
import { providerOf } from './check-row';
import { useBookRefund, type Check } from './provider-checks.api';
import { texts } from './texts';

const { book: words } = texts;
const MOST = 500;

const schema = z.object({
  kind: z.enum(['refund', 'overpayment', 'return']),
  amount: z.string().check(z.refine((typed) => Boolean(parseAmount(typed)), words.amountWrong)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, texts.reasonMissing),
      z.maxLength(MOST, texts.tooLong({ max: MOST })),
    ),
});

interface BookDialogProps extends CheckDialogProps {
  booking: NonNullable<Check['booking']>;
}

export function BookDialog({ check, booking, onClose, onDone }: BookDialogProps) {
  const book = useBookRefund(check);
  const { kinds, amount } = booking;
  const form = useForm({
    schema,
    defaultValues: { kind: kinds[0] ?? 'refund', amount: amount.toFixed(2), reason: '' },
  });
  return (
    <FormDialog
      title={words.title}
      text={words.text({ charge: amountIn(check.charge), provider: providerOf(check) })}
      onClose={onClose}
      form={form}
      error={formErrorOf(book.error, texts.failed)}
      onSubmit={async ({ amount: typed, ...values }) => {
        await book.mutateAsync({ ...values, amount: parseAmount(typed) ?? 0 });
        onClose();
        onDone(words.done);
      }}
      confirm={words.submit}
      keep={texts.keep}
    >
      <RadioCards
        name="kind"
        label={words.kind}
        isColumn
        options={kinds.map((value) => ({
          value,
          title: words.kinds[value],
          text: words.kindHints[value],
        }))}
      />
      <TextField
        name="amount"
        label={words.amount}
        unit={payments.usd}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextAreaField name="reason" label={texts.reason} rows={2} maxLength={MOST} />
    </FormDialog>
  );
}
