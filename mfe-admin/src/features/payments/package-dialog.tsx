import { messageOf } from '@plenary/kit/api';
import { feePackages, packageById, useEdition } from '@plenary/kit/edition';
import {
  Form,
  SegmentedField,
  SelectField,
  SubmitButton,
  useForm,
  useWatch,
} from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { AskDialog } from '../../page/ask-dialog';
import { money } from './money';
import { usePackageChange } from './payment-actions.api';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

const categories = ['student', 'professional'] as const;
const packageIds = [
  'physical_publication',
  'physical_presentation_only',
  'virtual_publication',
  'virtual_presentation_only',
] as const;

const schema = z.object({
  academicCategory: z.enum(categories),
  registrationPackage: z.enum(packageIds),
});

export interface PackageDialogProps {
  payment: AdminPayment;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Another category or package for a registration that is not paid yet. */
export function PackageDialog({ payment, onClose, onDone }: PackageDialogProps) {
  const edition = useEdition();
  const { academicCategory, registrationPackage } = payment;
  const form = useForm({ schema, defaultValues: { academicCategory, registrationPackage } });
  const change = usePackageChange(payment);
  const [category, packageId] = useWatch({
    control: form.control,
    name: ['academicCategory', 'registrationPackage'],
  });
  const price = packageById(edition, packageId)?.prices[category] ?? payment.amount;
  return (
    <AskDialog title={texts.packageHeading} text={texts.packageText} onClose={onClose}>
      <Form
        form={form}
        error={change.error && messageOf(change.error, texts.failed)}
        onSubmit={async (choice) => {
          await change.mutateAsync({ ...choice, price });
          onClose();
          onDone(texts.packageChanged);
        }}
      >
        <SegmentedField
          name="academicCategory"
          label={texts.category}
          options={categories.map((value) => ({ value, label: texts.categories[value] }))}
        />
        <SelectField
          name="registrationPackage"
          label={texts.package}
          options={feePackages(edition).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p>
          {texts.newPrice} <b>{money(price)}</b>
        </p>
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.keep}
          </Button>
          <SubmitButton>{texts.changePackage}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}
