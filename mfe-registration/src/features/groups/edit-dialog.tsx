import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import { GroupFields } from './group-fields';
import { changesOf, groupInput, groupSchema } from './group.schema';
import { useChangeGroup, type Group } from './groups.api';
import { texts } from './texts';

interface EditDialogProps {
  group: Group;
  onClose: () => void;
  onDone: () => void;
}

export default function EditDialog({ group, onClose, onDone }: EditDialogProps) {
  const form = useForm({ schema: groupSchema, defaultValues: groupInput(group, null) });
  const change = useChangeGroup(group);
  return (
    <FormDialog
      title={texts.edit}
      text={group.invoices.length > 0 ? texts.editInvoiced : undefined}
      onClose={onClose}
      form={form}
      error={formErrorOf(change.error, texts.saveFailed)}
      onSubmit={async (values) => {
        await change.mutateAsync(changesOf(values, group));
        onClose();
        onDone();
      }}
      confirm={texts.save}
      keep={texts.cancel}
    >
      <GroupFields
        taxFixed={group.people > 0 ? texts.taxFixed({ email: group.paymentsEmail }) : undefined}
      />
    </FormDialog>
  );
}
