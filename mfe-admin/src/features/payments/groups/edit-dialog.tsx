import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import { GroupFields } from './group-fields';
import { changesOf, groupInput, groupSchema } from './group.schema';
import { useChangeGroup, type AdminGroup } from './groups.api';
import { texts } from './texts';

interface EditDialogProps {
  group: AdminGroup;
  onClose: () => void;
  onDone: (message: string) => void;
}

export default function EditDialog({ group, onClose, onDone }: EditDialogProps) {
  const change = useChangeGroup(group);
  const form = useForm({ schema: groupSchema, defaultValues: groupInput(group) });
  const { organization, invoices, people } = group;
  return (
    <FormDialog
      title={texts.editTitle({ organization })}
      text={invoices.length > 0 ? texts.editInvoiced : texts.editText}
      form={form}
      error={formErrorOf(change.error, texts.failed)}
      confirm={texts.save}
      keep={texts.keep}
      onClose={onClose}
      onSubmit={async (values) => {
        await change.mutateAsync(changesOf(values, group));
        onClose();
        onDone(texts.changed);
      }}
    >
      <GroupFields isTaxFixed={people > 0} />
    </FormDialog>
  );
}
