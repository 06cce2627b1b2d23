import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { feePackages, useEdition } from '@plenary/kit/edition';
import { CheckboxGroup, SegmentedField, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { texts as payments } from '../texts';
import { useCreateCode } from './discounts.api';
import { newCodeOf, newCodeSchema } from './new-code.schema';
import { texts } from './texts';

const empty = {
  code: '',
  kind: 'percent' as const,
  size: '',
  packages: [],
  firstDay: '',
  lastDay: '',
  maxUses: '',
  maxUsesPerPerson: '',
  budget: '',
  note: '',
};

interface CreateDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

export function CreateDialog({ onClose, onDone }: CreateDialogProps) {
  const form = useForm({
    schema: newCodeSchema,
    defaultValues: empty,
    draftKey: 'new-discount-code',
  });
  const create = useCreateCode();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const packages = feePackages(useEdition()).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title={texts.createTitle}
      text={texts.createText}
      onClose={onClose}
      form={form}
      error={formErrorOf(create.error, texts.failed)}
      onSubmit={async (values) => {
        await create.mutateAsync(newCodeOf(values));
        onClose();
        onDone(texts.created);
      }}
      confirm={texts.create}
      keep={texts.keep}
    >
      <TextField
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        spellCheck={false}
      />
      <SegmentedField
        name="kind"
        label={texts.kind}
        options={(['percent', 'amount'] as const).map((value) => ({
          value,
          label: texts.kinds[value],
        }))}
      />
      <TextField
        name="size"
        label={texts.size}
        hint={texts.sizeHint}
        unit={kind === 'percent' ? '%' : payments.usd}
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckboxGroup
        name="packages"
        label={texts.packages}
        hint={texts.packagesHint}
        options={packages}
        optional
      />
      <TextField name="firstDay" type="date" label={texts.firstDay} optional />
      <TextField name="lastDay" type="date" label={texts.lastDay} optional />
      <TextField
        name="maxUses"
        label={texts.maxUses}
        hint={texts.limitHint}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextField
        name="maxUsesPerPerson"
        label={texts.perPerson}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextField
        name="budget"
        label={texts.budget}
        unit={payments.usd}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <TextField name="note" label={texts.note} autoComplete="off" optional />
    </FormDialog>
  );
}
