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
import { useAuth, type User } from '@plenary/kit/session';
import { Actions } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { Saved } from '../../parts/saved';
import { detailsSchema, PERSON_TITLES } from './details.schema';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

/** Who one is: names, title, and where one works. */
export function Details({ user }: { user: User }) {
  const { updateProfile } = useAuth();
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
  const update = useMutation({ mutationFn: updateProfile });
  const { details } = texts;

  return (
    <SettingsSection title={details.title} lead={details.lead}>
      <Form
        form={form}
        onSubmit={(values) => update.mutateAsync(values)}
        error={failureText(update.error, details.failed)}
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
