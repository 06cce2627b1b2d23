import {
  FieldGrid,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { failureText } from '../../parts/failure-text';
import { registerSchema } from './register.schema';
import { texts } from './texts';
import type { Register } from './use-register';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  institution: '',
};

export function RegisterForm({ register }: { register: Register }) {
  const form = useForm({
    schema: registerSchema,
    defaultValues: empty,
    draftKey: 'register-account',
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => register.mutateAsync(values)}
      error={failureText(register.error, texts.failed)}
    >
      <FieldGrid>
        <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
      </FieldGrid>
      <TextField name="email" type="email" label={texts.email} autoComplete="username" />
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
      <TextField name="institution" label={texts.institution} autoComplete="organization" />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
