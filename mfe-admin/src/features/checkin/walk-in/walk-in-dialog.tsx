import { FormDialog } from '@plenary/kit/dialogs';
import { EmailField, SegmentedField, SelectField, TextField, useForm } from '@plenary/kit/forms';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { deviceListQuery } from '../device/device-list';
import type { NewChange } from '../checkin.api';
import { texts } from '../texts';

type WalkInChange = Extract<NewChange, { kind: 'walk-in' }>;
export type WalkIn = Pick<
  WalkInChange,
  'firstName' | 'lastName' | 'email' | 'packageId' | 'academicCategory' | 'isPaidAtDesk'
>;

const line = (field: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, texts.required({ field })), z.maxLength(100, texts.tooLong));

const schema = z.object({
  firstName: line(texts.firstName),
  lastName: line(texts.lastName),
  email: z.string().check(z.trim(), z.email(texts.emailWrong)),
  packageId: z.string().check(z.minLength(1, texts.required({ field: texts.package }))),
  academicCategory: z.enum(['student', 'professional'], {
    error: () => texts.required({ field: texts.category }),
  }),
  payment: z.enum(['unpaid', 'paid'], { error: () => texts.required({ field: texts.payment }) }),
});

interface WalkInDialogProps {
  onRegister: (walkIn: WalkIn) => void;
  onClose: () => void;
}

export function WalkInDialog({ onRegister, onClose }: WalkInDialogProps) {
  const { data: list } = useQuery(deviceListQuery);
  const packages = list?.packages ?? [];
  const form = useForm({
    schema,
    defaultValues: {
      ...{ firstName: '', lastName: '', email: '', packageId: '' },
      ...{ academicCategory: '' as 'student', payment: '' as 'paid' },
    },
  });
  return (
    <FormDialog
      title={texts.walkInTitle}
      text={texts.walkInText}
      form={form}
      error={null}
      confirm={texts.walkInConfirm}
      keep={texts.keep}
      onClose={onClose}
      onSubmit={({ payment, ...person }) => {
        const packageId = person.packageId as WalkIn['packageId'];
        onRegister({ ...person, packageId, isPaidAtDesk: payment === 'paid' });
        onClose();
        return Promise.resolve();
      }}
    >
      <TextField name="firstName" label={texts.firstName} />
      <TextField name="lastName" label={texts.lastName} />
      <EmailField name="email" label={texts.email} />
      <SelectField
        name="packageId"
        label={texts.package}
        placeholder={texts.choosePackage}
        options={packages.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SegmentedField
        name="academicCategory"
        label={texts.category}
        options={[
          { value: 'student', label: texts.student },
          { value: 'professional', label: texts.professional },
        ]}
      />
      <SegmentedField
        name="payment"
        label={texts.payment}
        options={[
          { value: 'unpaid', label: texts.paysLater },
          { value: 'paid', label: texts.paidAtDesk },
        ]}
      />
    </FormDialog>
  );
}
