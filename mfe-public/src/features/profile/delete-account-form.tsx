import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Form, PasswordField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button, Prose } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { deleteAccount } from './account.api';
import { deletionSchema } from './account-changes.schema';
import { texts } from './texts';

const { data: own } = texts;

/** Says what goes and what stays, and wants to be sure. */
export function DeleteAccountForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    schema: deletionSchema(email),
    defaultValues: { confirmation: '', password: '' },
  });
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      await logout();
      await navigate(paths.login.href(), { state: { notice: 'account-deleted' } });
    },
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => deletion.mutateAsync(values)}
      error={failureText(deletion.error, own.deleteFailed)}
    >
      <Prose>
        <p>{own.goes}</p>
        <p>{own.stays}</p>
      </Prose>
      <TextField
        name="confirmation"
        label={own.confirmation}
        hint={own.confirmationHint(email)}
        autoComplete="off"
      />
      <PasswordField name="password" label={own.password} autoComplete="current-password" />
      <Actions>
        <Button look="outlined" onClick={onCancel}>
          {own.keep}
        </Button>
        <SubmitButton look="destructive">{own.delete}</SubmitButton>
      </Actions>
    </Form>
  );
}
