import { messageOf } from '@plenary/kit/api';
import { feePackages, packageById, useEdition, type Edition } from '@plenary/kit/edition';
import { SegmentedField, SelectField, useForm, useWatch } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { FormDialog } from '@plenary/kit/dialogs';
import { money } from '../money';
import { useChangePackage } from './payment-actions.api';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

const categories = ['student', 'professional'] as const;

export interface PackageDialogProps {
  payment: AdminPayment;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function PackageDialog({ payment, onClose, onDone }: PackageDialogProps) {
  const edition = useEdition();
  const { academicCategory, registrationPackage } = payment;
  const schema = z.object({
    academicCategory: z.enum(categories),
    registrationPackage: z.enum(feePackages(edition).map(({ id }) => id)),
  });
  const form = useForm({ schema, defaultValues: { academicCategory, registrationPackage } });
  const change = useChangePackage(payment);
  const [category, packageId] = useWatch({
    control: form.control,
    name: ['academicCategory', 'registrationPackage'],
  });
  const price = packageById(edition, packageId)?.prices[category] ?? payment.amount;
  return (
    <FormDialog
      title={texts.packageHeading}
      text={texts.packageText}
      onClose={onClose}
      form={form}
      error={change.error && messageOf(change.error, texts.failed)}
      onSubmit={async (choice) => {
        const { hold } = await change.mutateAsync({ ...choice, price });
        onClose();
        // The bar of acts on hold announces it.
        onDone(hold ? '' : texts.packageChanged);
      }}
      confirm={texts.changePackage}
      keep={texts.keep}
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
        {texts.newPrice} <b>{money(price + keptExtras(payment, edition, packageId))}</b>
      </p>
    </FormDialog>
  );
}

/** In dollars: the server drops the extras that the package does not have. */
function keptExtras({ lines }: AdminPayment, { extras }: Edition, packageId: string): number {
  const isKept = (item: string) => {
    const packages: string[] = extras.find(({ id }) => id === item)?.packages ?? [];
    return packages.length === 0 || packages.includes(packageId);
  };
  return lines
    .filter(({ kind, item }) => kind === 'extra' && isKept(item))
    .reduce((sum, { amount }) => sum + amount, 0);
}
