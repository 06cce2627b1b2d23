import { formErrorOf } from '@plenary/kit/api';
import { Form, PasswordField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { reauthenticationSchema } from './account.schema';
import { texts } from './texts';
import type { Reauthentication } from './two-factor.api';

const { twoFactor } = texts;

interface ReauthenticationFormProps<Response> {
  submit: string;
  mutation: UseMutationResult<Response, Error, Reauthentication>;
  onDone: (response: Response) => void;
  onCancel: () => void;
}

export function ReauthenticationForm<Response>(props: ReauthenticationFormProps<Response>) {
  const { submit, mutation, onDone, onCancel } = props;
  const form = useForm({
    schema: reauthenticationSchema,
    defaultValues: { password: '', code: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => onDone(await mutation.mutateAsync(values))}
      error={formErrorOf(mutation.error, twoFactor.failed)}
    >
      <PasswordField name="password" label={texts.ownPassword} autoComplete="current-password" />
      <TextField
        name="code"
        label={twoFactor.code}
        hint={twoFactor.codeHint}
        autoComplete="one-time-code"
      />
      <Actions>
        <SubmitButton>{submit}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
