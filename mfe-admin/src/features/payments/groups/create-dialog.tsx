import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { feePackages, useEdition } from '@plenary/kit/edition';
import {
  CheckboxField,
  CheckboxGroup,
  CountryField,
  EmailField,
  TextAreaField,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { useCreateGroup } from './groups.api';
import { emptyGroup, newGroupOf, newGroupSchema } from './new-group.schema';
import { texts } from './texts';

interface CreateDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** For a payer who asks the organisers instead of using the site. */
export default function CreateDialog({ onClose, onDone }: CreateDialogProps) {
  const form = useForm({
    schema: newGroupSchema,
    defaultValues: emptyGroup,
    draftKey: 'new-payer-group',
  });
  const create = useCreateGroup();
  const edition = useEdition();
  const packages = feePackages(edition).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title={texts.createTitle}
      text={texts.createText}
      onClose={onClose}
      form={form}
      error={formErrorOf(create.error, texts.failed)}
      onSubmit={async (values) => {
        await create.mutateAsync(newGroupOf(values));
        onClose();
        onDone(texts.created);
      }}
      confirm={texts.create}
      keep={texts.keep}
    >
      <EmailField name="payerEmail" label={texts.payerEmail} />
      <TextField name="organization" label={texts.organization} autoComplete="off" />
      <TextAreaField name="address" label={texts.address} rows={3} optional />
      <CountryField name="country" label={texts.country} optional />
      <TextField name="taxNumber" label={texts.taxNumber} autoComplete="off" optional />
      <TextField name="purchaseOrder" label={texts.purchaseOrder} autoComplete="off" optional />
      {edition.offersReverseCharge && (
        <CheckboxField
          name="reverseCharge"
          label={texts.reverseCharge}
          hint={texts.reverseChargeHint}
          optional
        />
      )}
      <EmailField name="invoiceEmail" label={texts.email} />
      <TextField name="peopleLimit" label={texts.limit} inputMode="numeric" autoComplete="off" />
      <CheckboxGroup
        name="packages"
        label={texts.packages}
        hint={texts.packagesHint}
        options={packages}
        optional
      />
    </FormDialog>
  );
}
