import { IconAlertTriangle, IconCheck } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { type User, useAuth } from '@plenary/kit/session';
import { Actions, Alert, Chip, LinkButton } from '@plenary/kit/ui';
import { useState } from 'react';
import { Saved } from './saved';
import { EmailChangeForm } from './email-change-form';
import { Disclosure } from './disclosure';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';

const { email: texts } = allTexts;

/** Verified addresses change by a confirmation link, unverified ones on /verify-email. */
export function EmailAddress({ user }: { user: User }) {
  const { bounce } = useAuth();
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Actions>
        <span>
          {texts.current} <strong>{user.email}</strong>
        </span>
        {user.isEmailVerified ? (
          <Chip tone="green" icon={<IconCheck />}>
            {texts.verified}
          </Chip>
        ) : (
          <Chip tone="amber" icon={<IconAlertTriangle />}>
            {texts.unverified}
          </Chip>
        )}
      </Actions>
      {bounce && <Alert severity="warning">{texts.bounced({ reason: bounce.reason })}</Alert>}
      {user.isEmailVerified ? (
        <ChangeAddress email={bounce ? undefined : user.email} />
      ) : (
        <Actions>
          <LinkButton look="outlined" to={paths.verifyEmail.href()}>
            {texts.verify}
          </LinkButton>
        </Actions>
      )}
    </SettingsSection>
  );
}

function ChangeAddress({ email }: { email: string | undefined }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <Disclosure label={texts.change}>
        {(close) => (
          <EmailChangeForm
            currentEmail={email}
            onCancel={close}
            onSent={(newEmail) => {
              setSentTo(newEmail);
              close();
            }}
          />
        )}
      </Disclosure>
      <Saved text={sentTo && texts.sent({ email: sentTo })} />
    </>
  );
}
