import {
  FieldGrid,
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { Actions, Alert } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureOf, sendMessage } from './message.api';
import { messageSchema, type ContactMessage } from './message.schema';
import { texts } from './texts';

const empty = {
  name: '',
  email: '',
  subject: '',
  category: '' as ContactMessage['category'],
  message: '',
};

export function MessageForm() {
  const form = useForm({ schema: messageSchema, defaultValues: empty, draftKey: 'contact' });
  const sending = useMutation({ mutationFn: sendMessage, onSuccess: () => form.reset(empty) });
  const failure = sending.isError ? failureOf(sending.error) : undefined;
  const { fields } = texts;

  return (
    <Form
      form={form}
      withoutScript="/api/v1/contact/form"
      onSubmit={(values) => sending.mutateAsync(values)}
      error={failure?.severity === 'error' && failure.text}
    >
      <FieldGrid>
        <TextField name="name" label={fields.name} autoComplete="name" />
        <TextField name="email" type="email" label={fields.email} autoComplete="email" />
        <TextField name="subject" label={fields.subject} />
        <SelectField name="category" label={fields.category} options={texts.categories} />
      </FieldGrid>
      <TextAreaField name="message" label={fields.message} rows={7} />
      <Actions>
        <SubmitButton>{texts.submit}</SubmitButton>
      </Actions>
      <div role="status">
        {failure?.severity === 'info' && <Alert role="presentation">{failure.text}</Alert>}
        {sending.isSuccess && (
          <Alert severity="success" role="presentation">
            {sending.data.message}
          </Alert>
        )}
      </div>
    </Form>
  );
}
