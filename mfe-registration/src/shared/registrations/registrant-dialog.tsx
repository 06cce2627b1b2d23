import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import { useCorrectRegistrant, type Payment } from './payments.api';
import { PersonFields } from './person-fields';
import { personFields } from './person.schema';
import { texts } from './person-texts';

const schema = z.object(personFields);

interface RegistrantDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function RegistrantDialog({ payment, onClose }: RegistrantDialogProps) {
  const person = payment.registrationData;
  const form = useForm({
    schema,
    defaultValues: {
      title: person.title,
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone ?? '',
      organization: person.organization ?? '',
      position: person.position ?? '',
      country: person.country ?? '',
    },
  });
  const correct = useCorrectRegistrant(payment.id);
  return (
    <FormDialog
      title={texts.correctTitle}
      text={texts.correctText({ email: person.email })}
      onClose={onClose}
      form={form}
      error={formErrorOf(correct.error, texts.failed)}
      onSubmit={async (details) => {
        await correct.mutateAsync({ ...details, phone: details.phone || null });
        onClose();
      }}
      confirm={texts.save}
      keep={texts.cancel}
    >
      <PersonFields />
    </FormDialog>
  );
}
