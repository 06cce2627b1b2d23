import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { SegmentedField, TextAreaField, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { figure, money } from '../money';
import { texts as payments } from '../texts';
import { grantSchema, shareOf, waivedOf } from './grant.schema';
import { texts } from './texts';
import { useGrantWaiver, waiverBudgetQuery, type Waiver } from './waivers.api';

const { grant: words } = texts;

interface GrantDialogProps {
  waiver: Waiver;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function GrantDialog({ waiver, onClose, onDone }: GrantDialogProps) {
  const { fee, name, canPay } = waiver;
  const grant = useGrantWaiver(waiver);
  const form = useForm({
    schema: grantSchema(fee),
    defaultValues: suggested(fee, canPay),
  });
  const [kind, size] = useWatch({ control: form.control, name: ['kind', 'size'] });
  return (
    <FormDialog
      title={words.title}
      text={words.text({ name })}
      onClose={onClose}
      form={form}
      error={formErrorOf(grant.error, texts.failed)}
      onSubmit={async ({ answer, ...typed }) => {
        await grant.mutateAsync({ ...shareOf(typed), answer: answer || null });
        onClose();
        onDone(words.done);
      }}
      confirm={words.submit}
      keep={texts.keep}
    >
      <SegmentedField
        name="kind"
        label={words.kind}
        options={(['whole', 'percent', 'amount'] as const).map((value) => ({
          value,
          label: words.kinds[value],
        }))}
      />
      {kind !== 'whole' && (
        <TextField
          name="size"
          label={kind === 'percent' ? words.percent : words.amount}
          unit={kind === 'percent' ? '%' : payments.usd}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <Result fee={fee} waived={waivedOf({ kind, size }, fee)} />
      <TextAreaField
        name="answer"
        label={words.answer}
        hint={words.answerHint}
        rows={3}
        maxLength={1000}
        optional
      />
    </FormDialog>
  );
}

/** What the applicant cannot pay, where it is known. */
function suggested(fee: number, canPay: number | null) {
  const isPart = canPay !== null && canPay > 0 && canPay < fee;
  return {
    kind: isPart ? ('amount' as const) : ('whole' as const),
    size: isPart ? figure(fee - canPay).replaceAll(',', '') : '',
    answer: '',
  };
}

function Result({ fee, waived }: { fee: number; waived: number | undefined }) {
  const { data } = useQuery(waiverBudgetQuery());
  if (waived === undefined || waived > fee || !data) return null;
  return (
    <p aria-live="polite">
      {words.result({
        waived: money(waived),
        due: money(fee - waived),
        left: money(data.left),
      })}
    </p>
  );
}
