import { formErrorOf } from '@plenary/kit/api';
import {
  CountryField,
  FieldGrid,
  FieldPair,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import type { User } from '@plenary/kit/session';
import { Actions } from '@plenary/kit/ui';
import { Saved } from './saved';
import { useUpdateProfile } from './account.api';
import { detailsSchema, PERSON_TITLES } from './details.schema';
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
  const { details } = texts;

  return (
    <SettingsSection title={details.title} lead={details.lead}>
      <Form
        form={form}
        onSubmit={(values) => update.mutateAsync(values)}
        error={formErrorOf(update.error, details.failed)}
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
          <TextField name="phone" type="tel" label={details.phone} optional autoComplete="tel" />
        </FieldGrid>
        <Actions>
          <SubmitButton>{details.save}</SubmitButton>
        </Actions>
        <Saved text={update.isSuccess && details.saved} />
      </Form>
    </SettingsSection>
  );
}
