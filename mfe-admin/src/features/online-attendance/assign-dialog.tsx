import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextField, useForm, useWatch } from '@plenary/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { peopleQuery, useAssign, type AttendanceLine } from './online-attendance.api';
import { texts } from './texts';

const schema = z.object({
  q: z.string(),
  registrationId: z.string().check(z.minLength(1, texts.noPerson)),
});

/** The organiser searches by name, and chooses among those who are registered. */
export function AssignDialog({ line, onClose }: { line: AttendanceLine; onClose: () => void }) {
  const form = useForm({ schema, defaultValues: { q: line.name, registrationId: '' } });
  const q = useWatch({ control: form.control, name: 'q' });
  const people = useQuery(peopleQuery(q.trim()));
  const assign = useAssign();
  const options = (people.data?.items ?? []).flatMap(({ registrationId, name, affiliation }) =>
    registrationId
      ? [{ value: registrationId, label: [name, affiliation].filter(Boolean).join(', ') }]
      : [],
  );
  return (
    <FormDialog
      title={texts.assignTo({ name: line.name || line.email })}
      confirm={texts.assign}
      keep={texts.keep}
      form={form}
      error={assign.error ? messageOf(assign.error, texts.failed) : undefined}
      onClose={onClose}
      onSubmit={async ({ registrationId }) => {
        await assign.mutateAsync({ id: line.id, registrationId });
        onClose();
      }}
    >
      <p>{texts.assignText}</p>
      <TextField name="q" label={texts.search} autoComplete="off" />
      <SelectField
        name="registrationId"
        label={texts.columns.name}
        options={options}
        placeholder={options.length === 0 ? texts.noPerson : ''}
      />
    </FormDialog>
  );
}
