import { formErrorOf } from '@plenary/kit/api';
import { EmailField, FieldGrid, Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { NewPasswordFields } from '../../shared/new-password-fields';
import type { CreateAccount } from './register.api';
import { registerSchema } from './register.schema';
import { texts } from './texts';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  institution: '',
};

export function RegisterForm({ createAccount }: { createAccount: CreateAccount }) {
  const form = useForm({
    schema: registerSchema,
    defaultValues: empty,
    draftKey: 'register-account',
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => createAccount.mutateAsync(values)}
      error={formErrorOf(createAccount.error, texts.failed)}
    >
      <FieldGrid>
        <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
      </FieldGrid>
      <EmailField name="email" label={texts.email} autoComplete="username" />
      <NewPasswordFields label={texts.password} confirmationLabel={texts.confirmPassword} />
      <TextField name="institution" label={texts.institution} autoComplete="organization" />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
