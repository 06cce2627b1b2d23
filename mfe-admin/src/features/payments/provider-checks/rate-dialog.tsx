import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextField, useForm, useWatch } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { money } from '../money';
import { amountIn } from '../refunds/refund-row';
import type { CheckDialogProps } from './check-dialog-props';
import { useBookMoney } from './provider-checks.api';
import { texts } from './texts';

const { rate: words } = texts;

const schema = z.object({
  rate: z.string().check(z.refine((typed) => rateOf(typed) !== undefined, words.wrong)),
  day: z.string().check(z.minLength(1, words.dayMissing)),
});

export function RateDialog({ check, onClose, onDone }: CheckDialogProps) {
  const book = useBookMoney(check);
  const form = useForm({ schema, defaultValues: { rate: '', day: '' } });
  const rate = rateOf(useWatch({ control: form.control, name: 'rate' }));
  const { charge } = check;
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      onClose={onClose}
      form={form}
      error={formErrorOf(book.error, texts.failed)}
      onSubmit={async ({ rate: typed, day }) => {
        await book.mutateAsync({ rate: rateOf(typed) ?? 0, day });
        onClose();
        onDone(words.done);
      }}
      confirm={words.submit}
      keep={texts.keep}
    >
      <TextField
        name="rate"
        label={words.label({ currency: charge.currency })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="day" label={words.day} type="date" />
      <p aria-live="polite">
        {rate !== undefined &&
          words.result({ charge: amountIn(charge), amount: money(charge.amount / rate) })}
      </p>
    </FormDialog>
  );
}

/** Units of the currency for one dollar; undefined for other input. */
function rateOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const rate = /^\d{1,7}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  return rate > 0 ? rate : undefined;
}
