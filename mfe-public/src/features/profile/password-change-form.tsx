import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { changePassword } from './account.api';
import { passwordChangeSchema } from './account-changes.schema';
import { texts } from './texts';

const { password: own } = texts;

/** The new password twice, and the one that holds until then. */
export function PasswordChangeForm(props: { onChanged: () => void; onCancel: () => void }) {
  const { user } = useAuth();
  const form = useForm({
    schema: passwordChangeSchema,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const change = useMutation({ mutationFn: changePassword, onSuccess: props.onChanged });
  return (
    <Form
      form={form}
      onSubmit={({ currentPassword, password }) =>
        change.mutateAsync({ currentPassword, password })
      }
      error={failureText(change.error, own.failed)}
    >
      {/* Password managers file the new password under it. */}
      <input type="hidden" autoComplete="username" value={user?.email} readOnly />
      <PasswordField name="currentPassword" label={own.current} autoComplete="current-password" />
      <PasswordField name="password" label={own.next} hint={own.hint} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={own.confirm} autoComplete="new-password" />
      <Actions>
        <SubmitButton>{own.submit}</SubmitButton>
        <Button look="text" onClick={props.onCancel}>
          {own.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
