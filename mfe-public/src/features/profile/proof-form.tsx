import { Form, PasswordField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { proofSchema } from './account-changes.schema';
import type { Proof } from './second-step.api';
import { texts } from './texts';

const { secondStep: own } = texts;

interface ProofFormProps<Answer> {
  /** What the button says. */
  submit: string;
  call: (proof: Proof) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  onCancel: () => void;
}

/** The password and a code, for what a session alone may not do. */
export function ProofForm<Answer>({ submit, call, onDone, onCancel }: ProofFormProps<Answer>) {
  const form = useForm({ schema: proofSchema, defaultValues: { password: '', code: '' } });
  const change = useMutation({ mutationFn: call, onSuccess: onDone });
  return (
    <Form
      form={form}
      onSubmit={(values) => change.mutateAsync(values)}
      error={failureText(change.error, own.failed)}
    >
      <PasswordField name="password" label={own.password} autoComplete="current-password" />
      <TextField name="code" label={own.code} hint={own.codeHint} autoComplete="one-time-code" />
      <Actions>
        <SubmitButton>{submit}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {own.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
