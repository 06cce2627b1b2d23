import {
  CountryField,
  EmailField,
  FieldGrid,
  FieldPair,
  FormSection,
  SelectField,
  TextField,
} from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { titles } from '../../shared/registrations/registration-data';
import { texts } from './texts';

export function PersonalDetails() {
  const { user } = useAuth();
  const emailHint = user ? texts.accountEmailHint({ email: user.email }) : texts.emailHint;
  return (
    <FormSection title={texts.personal}>
      <FieldGrid>
        <FieldPair>
          <SelectField
            name="title"
            label={texts.personTitle}
            options={titles}
            placeholder={texts.noTitle}
            autoComplete="honorific-prefix"
          />
          <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
        </FieldPair>
        <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
        <EmailField name="email" label={texts.email} hint={emailHint} />
        <TextField
          name="phone"
          label={texts.phone}
          type="tel"
          optional
          placeholder={texts.phoneExample}
          autoComplete="tel"
        />
        <TextField name="organization" label={texts.organization} autoComplete="organization" />
        <TextField name="position" label={texts.position} autoComplete="organization-title" />
        <CountryField name="country" label={texts.country} />
      </FieldGrid>
    </FormSection>
  );
}
