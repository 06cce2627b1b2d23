import { useEdition } from '@plenary/kit/edition';
import {
  CountryField,
  FieldGrid,
  FileField,
  Form,
  SubmitButton,
  TextField,
  UploadProgress,
  useForm,
} from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { Actions, Link, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ownFailureText } from '../../parts/failure-text';
import { apply } from './application.api';
import { applicationSchema, megabytes, type Application } from './application.schema';
import { texts } from './texts';

const Width = styled('div')({ maxInlineSize: 760 });

const empty = { firstName: '', lastName: '', email: '', country: '', affiliation: '', cv: null };

/** Calls back with the applicant's address once the server has the application. */
export function ApplicationForm({ onReceived }: { onReceived: (email: string) => void }) {
  const { cvBytes } = useEdition().limits;
  const form = useForm({
    schema: applicationSchema(cvBytes),
    defaultValues: empty,
    draftKey: 'join-committee',
  });
  const [sent, setSent] = useState(0);
  const sending = useMutation({
    mutationFn: (application: Application) => apply(application, setSent),
    onSuccess: (_, { email }: Application) => onReceived(email),
  });
  const { fields } = texts;

  return (
    <Width>
      <Form
        form={form}
        onSubmit={(values) => sending.mutateAsync(values)}
        error={ownFailureText(sending.error, texts.errors.failed)}
      >
        <FieldGrid>
          <TextField name="firstName" label={fields.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={fields.lastName} autoComplete="family-name" />
          <TextField name="email" type="email" label={fields.email} autoComplete="email" />
          <CountryField name="country" label={fields.country} />
        </FieldGrid>
        <TextField
          name="affiliation"
          label={fields.affiliation}
          hint={fields.affiliationHint}
          autoComplete="organization"
        />
        <FileField
          name="cv"
          label={fields.cv}
          hint={fields.cvHint(megabytes(cvBytes))}
          accept="application/pdf,.pdf"
        />
        {sending.isPending && <UploadProgress label={texts.sending} share={sent} />}
        <Actions>
          <SubmitButton>{texts.submit}</SubmitButton>
          <Link to={paths.privacy.href()}>{texts.privacy}</Link>
        </Actions>
      </Form>
    </Width>
  );
}
