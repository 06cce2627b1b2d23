import {
  EmailField,
  FieldGrid,
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  usePrefill,
} from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert } from '@plenary/kit/ui';
import { failureOf, useSendEnquiry } from './enquiry.api';
import { categories, enquirySchema, type Enquiry } from './enquiry.schema';
import { texts } from './texts';

const empty = {
  name: '',
  email: '',
  subject: '',
  category: '' as Enquiry['category'],
  message: '',
};

export function EnquiryForm() {
  const form = useForm({ schema: enquirySchema, defaultValues: empty, draftKey: 'contact' });
  const send = useSendEnquiry();
  const failure = send.isError ? failureOf(send.error) : undefined;
  const own = useOwnDetails();
  usePrefill(form, own);
  const { fields } = texts;

  return (
    <Form
      form={form}
      withoutScript="/api/v1/contact/form"
      onSubmit={(values) =>
        send.mutateAsync(values, { onSuccess: () => form.reset({ ...empty, ...own }) })
      }
      error={failure?.severity === 'error' && failure.text}
      status={
        <>
          {failure?.severity === 'info' && <Alert role="presentation">{failure.text}</Alert>}
          {send.isSuccess && (
            <Alert severity="success" role="presentation">
              {send.data.message}
            </Alert>
          )}
        </>
      }
    >
      <FieldGrid>
        <TextField name="name" label={fields.name} autoComplete="name" />
        <EmailField name="email" label={fields.email} />
        <TextField name="subject" label={fields.subject} />
        <SelectField
          name="category"
          label={fields.category}
          options={categories.map((value) => ({ value, label: texts.categories[value] }))}
        />
      </FieldGrid>
      <TextAreaField name="message" label={fields.message} rows={7} />
      <Actions>
        <SubmitButton>{texts.submit}</SubmitButton>
      </Actions>
    </Form>
  );
}

function useOwnDetails(): Pick<Enquiry, 'name' | 'email'> | undefined {
  const user = useUser();
  return user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : undefined;
}
