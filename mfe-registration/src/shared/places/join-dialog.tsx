import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { EmailField, FieldGrid, SegmentedField, TextField, useForm } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import * as z from 'zod/mini';
import { choice } from '../packages/package-choice';
import { texts as packages } from '../packages/texts';
import { academicCategories, type FeePackage } from '../registrations/registration-data';
import { texts as shared } from '../registrations/texts';
import { useJoinWaitingList } from './places.api';
import { texts } from './texts';

const MAX_NAME = 200;

const schema = z.object({
  academicCategory: choice(packages.category, academicCategories),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.nameRequired),
      z.maxLength(MAX_NAME, texts.nameTooLong({ max: MAX_NAME })),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.emailRequired),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.emailInvalid),
    ),
});

interface JoinDialogProps {
  offer: Pick<FeePackage, 'id' | 'name'>;
  onJoined: (message: string) => void;
  onClose: () => void;
}

export default function JoinDialog({ offer, onJoined, onClose }: JoinDialogProps) {
  const user = useUser();
  const form = useForm({
    schema,
    defaultValues: {
      academicCategory: '',
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
    },
  });
  const join = useJoinWaitingList();
  return (
    <FormDialog
      title={texts.title}
      text={texts.text({ name: offer.name })}
      onClose={onClose}
      form={form}
      error={formErrorOf(join.error, texts.failed)}
      onSubmit={async (values) => {
        const { message } = await join.mutateAsync({ ...values, registrationPackage: offer.id });
        onJoined(message);
        onClose();
      }}
      confirm={texts.join}
      keep={texts.cancel}
    >
      <FieldGrid>
        <SegmentedField
          name="academicCategory"
          label={packages.category}
          options={academicCategories.map((value) => ({ value, label: shared.category[value] }))}
        />
        <TextField name="name" label={texts.name} autoComplete="name" />
        <EmailField name="email" label={texts.email} />
      </FieldGrid>
    </FormDialog>
  );
}
