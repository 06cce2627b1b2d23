import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextField, useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { figure } from '../money';
import { parseAmount } from '../payment.schema';
import { texts as payments } from '../texts';
import { texts } from './texts';
import { useSetBudget } from './waivers.api';

const { budget: words } = texts;

const schema = z.object({
  budget: z.string().check(z.refine((typed) => parseAmount(typed) !== undefined, words.wrong)),
});

interface BudgetDialogProps {
  /** In dollars. */
  budget: number;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function BudgetDialog({ budget, onClose, onDone }: BudgetDialogProps) {
  const set = useSetBudget();
  const typed = budget === 0 ? '' : figure(budget).replaceAll(',', '');
  const form = useForm({ schema, defaultValues: { budget: typed } });
  return (
    <FormDialog
      title={words.changeTitle}
      text={words.changeText}
      onClose={onClose}
      form={form}
      error={formErrorOf(set.error, texts.failed)}
      onSubmit={async (values) => {
        await set.mutateAsync(parseAmount(values.budget) ?? 0);
        onClose();
        onDone(words.saved);
      }}
      confirm={words.save}
      keep={texts.keep}
    >
      <TextField
        name="budget"
        label={words.label}
        unit={payments.usd}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
