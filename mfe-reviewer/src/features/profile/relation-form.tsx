import { formErrorOf } from '@plenary/kit/api';
import {
  EmailField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
  useWatch,
} from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { type NewRelation, type Relation, useAddRelation } from './relations.api';
import { texts } from './relations.texts';

const KINDS = ['collaborator', 'advisor', 'personal', 'institution'] as const;

const schema = z.object({
  kind: z.enum(KINDS),
  value: z.string().check(z.trim(), z.minLength(1, texts.missing)),
  untilYear: z.string().check(z.trim(), z.regex(/^(\d{4})?$/, texts.yearWrong)),
});

/** Collaborations and affiliations end; the others do not. */
const canEnd = (kind: Relation['kind']) => kind === 'collaborator' || kind === 'institution';

export function RelationForm() {
  const add = useAddRelation();
  const form = useForm({
    schema,
    defaultValues: { kind: 'collaborator' as const, value: '', untilYear: '' },
    draftKey: 'reviewer-relation',
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Form
      form={form}
      error={formErrorOf(add.error, texts.notSaved)}
      onSubmit={async (entered) => {
        await add.mutateAsync(relationOf(entered));
        form.reset({ kind: entered.kind, value: '', untilYear: '' });
      }}
      status={add.isSuccess && <Alert severity="success">{texts.added}</Alert>}
    >
      <SelectField
        name="kind"
        label={texts.kind}
        options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      {kind === 'institution' ? (
        <TextField name="value" label={texts.domain} hint={texts.domainHint} maxLength={253} />
      ) : (
        <EmailField name="value" label={texts.email} autoComplete="off" />
      )}
      {canEnd(kind) && (
        <TextField
          name="untilYear"
          label={texts.untilYear}
          hint={texts.untilHint}
          inputMode="numeric"
          maxLength={4}
          optional
        />
      )}
      <div>
        <SubmitButton look="outlined">{texts.add}</SubmitButton>
      </div>
    </Form>
  );
}

function relationOf({ kind, value, untilYear }: z.output<typeof schema>): NewRelation {
  if (kind === 'advisor' || kind === 'personal') return { kind, value };
  return { kind, value, untilYear: untilYear === '' ? null : Number(untilYear) };
}
