import { useEdition } from '@plenary/kit/edition';
import {
  CountryField,
  EmailField,
  FieldGrid,
  FileField,
  Form,
  Sending,
  SubmitButton,
  TextField,
  UploadProgress,
  useForm,
  usePrefill,
} from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import { Actions, Link, styled } from '@plenary/kit/ui';
import { fixedFailureText } from '../../shared/failure-text';
import { useSubmitApplication } from './application.api';
import { applicationSchema, megabytes } from './application.schema';
import { texts } from './texts';

const Width = styled('div')({ maxInlineSize: 760 });

const empty = { firstName: '', lastName: '', email: '', country: '', affiliation: '', cv: null };

export function ApplicationForm({ onReceived }: { onReceived: (email: string) => void }) {
  const { cvBytes } = useEdition().limits;
  const form = useForm({
    schema: applicationSchema(cvBytes),
    defaultValues: empty,
    draftKey: 'join-committee',
  });
  usePrefill(form, useOwnDetails());
  const submit = useSubmitApplication();
  const { fields } = texts;

  return (
    <Width>
      <Form
        form={form}
        onSubmit={(application) =>
          submit.mutateAsync(
            { application, sending: new Sending() },
            { onSuccess: () => onReceived(application.email) },
          )
        }
        error={fixedFailureText(submit.error, texts.errors.failed)}
      >
        <FieldGrid>
          <TextField name="firstName" label={fields.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={fields.lastName} autoComplete="family-name" />
          <EmailField name="email" label={fields.email} />
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
          hint={fields.cvHint({ megabytes: megabytes(cvBytes) })}
          accept="application/pdf,.pdf"
        />
        {submit.isPending && (
          <UploadProgress label={texts.sending} sending={submit.variables.sending} />
        )}
        <Actions>
          <SubmitButton>{texts.submit}</SubmitButton>
          <Link to={paths.privacy.href()}>{texts.privacy}</Link>
        </Actions>
      </Form>
    </Width>
  );
}

function useOwnDetails() {
  const user = useUser();
  if (!user) return undefined;
  const { firstName, lastName, email, country, organization } = user;
  return { firstName, lastName, email, country: country ?? '', affiliation: organization };
}
