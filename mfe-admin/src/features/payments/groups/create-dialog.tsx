import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { EmailField, useForm } from '@plenary/kit/forms';
import { GroupFields } from './group-fields';
import { groupInput, groupOf, newGroupSchema } from './group.schema';
import { useCreateGroup } from './groups.api';
import { texts } from './texts';

interface CreateDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** For a payer who asks the organisers instead of using the site. */
export default function CreateDialog({ onClose, onDone }: CreateDialogProps) {
  const form = useForm({
    schema: newGroupSchema,
    defaultValues: { payerEmail: '', ...groupInput() },
    draftKey: 'new-payer-group',
  });
  const create = useCreateGroup();
  return (
    <FormDialog
      title={texts.createTitle}
      text={texts.createText}
      onClose={onClose}
      form={form}
      error={formErrorOf(create.error, texts.failed)}
      onSubmit={async ({ payerEmail, ...values }) => {
        await create.mutateAsync({ payerEmail, ...groupOf(values) });
        onClose();
        onDone(texts.created);
      }}
      confirm={texts.create}
      keep={texts.keep}
    >
      <EmailField name="payerEmail" label={texts.payerEmail} />
      <GroupFields />
    </FormDialog>
  );
}
