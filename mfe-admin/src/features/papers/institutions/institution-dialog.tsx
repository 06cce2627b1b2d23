import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { writtenDomain } from './domains';
import { institutionOf, institutionSchema } from './institution.schema';
import { useSaveInstitution, type Institution } from './institutions.api';
import { texts } from './texts';

interface InstitutionDialogProps {
  /** Without it, a new one is added. */
  institution?: Institution;
  /** Of a new one. */
  domain?: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function InstitutionDialog(props: InstitutionDialogProps) {
  const { institution, domain = '', onClose, onDone } = props;
  const save = useSaveInstitution(institution);
  const form = useForm({
    schema: institutionSchema,
    defaultValues: {
      name: institution?.name ?? '',
      domains: institution?.domains.map(writtenDomain).join('\n') ?? domain,
    },
  });
  return (
    <FormDialog
      title={institution ? texts.editTitle : texts.addTitle}
      onClose={onClose}
      form={form}
      error={formErrorOf(save.error, texts.failed)}
      onSubmit={async (values) => {
        const { name } = await save.mutateAsync(institutionOf(values));
        onClose();
        onDone(institution ? texts.saved : texts.added({ name }));
      }}
      confirm={institution ? texts.save : texts.add}
      keep={texts.keep}
    >
      <TextField name="name" label={texts.name} autoComplete="off" />
      <TextAreaField name="domains" label={texts.domains} hint={texts.domainsHint} rows={4} />
    </FormDialog>
  );
}
