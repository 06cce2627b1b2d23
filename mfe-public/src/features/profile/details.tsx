import { formErrorOf } from '@plenary/kit/api';
import {
  CountryField,
  FieldGrid,
  FieldPair,
  Form,
  PhoneField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { useSessionStore, type User } from '@plenary/kit/session';
import { Actions } from '@plenary/kit/ui';
import { SavedAlert } from './saved';
import { useUpdateProfile } from './account.api';
import { detailsSchema, PERSON_TITLES, type DetailsInput } from './details.schema';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

export function Details({ user }: { user: User }) {
  const form = useForm({
    schema: detailsSchema,
    defaultValues: {
      title: user.title ?? '',
      firstName: user.firstName,
      lastName: user.lastName,
      organization: user.organization,
      position: user.position ?? '',
      country: user.country ?? '',
      phone: user.phone ?? '',
    },
    draftKey: 'profile',
  });
  const update = useUpdateProfile();
  const session = useSessionStore();
  const { details } = texts;

  async function submit(values: DetailsInput) {
    await update.mutateAsync(values);
    // As the server formats it.
    form.setValue('phone', session.getState().user?.phone ?? '');
  }

  return (
    <SettingsSection title={details.title} lead={details.lead}>
      <Form
        form={form}
        onSubmit={submit}
        error={formErrorOf(update.error, details.failed)}
        status={update.isSuccess && <SavedAlert text={details.saved} />}
      >
        <FieldGrid>
          <FieldPair>
            <SelectField
              name="title"
              label={details.personTitle}
              options={PERSON_TITLES}
              placeholder={details.noTitle}
              autoComplete="honorific-prefix"
            />
            <TextField name="firstName" label={details.firstName} autoComplete="given-name" />
          </FieldPair>
          <TextField name="lastName" label={details.lastName} autoComplete="family-name" />
          <TextField name="organization" label={details.organization} autoComplete="organization" />
          <TextField
            name="position"
            label={details.position}
            optional
            autoComplete="organization-title"
          />
          <CountryField name="country" label={details.country} optional />
          <PhoneField name="phone" label={details.phone} country="country" optional />
        </FieldGrid>
        <Actions>
          <SubmitButton>{details.save}</SubmitButton>
        </Actions>
      </Form>
    </SettingsSection>
  );
}
