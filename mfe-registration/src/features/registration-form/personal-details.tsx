import { memo } from 'react';
import { EmailField, FormSection } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { PersonFields } from '../../shared/registrations/person-fields';
import { texts } from './texts';

export const PersonalDetails = memo(function PersonalDetails() {
  const user = useUser();
  const emailHint = user ? texts.accountEmailHint({ email: user.email }) : texts.emailHint;
  return (
    <FormSection title={texts.personal}>
      <PersonFields>
        <EmailField name="email" label={texts.email} hint={emailHint} />
      </PersonFields>
    </FormSection>
  );
});
