import { IconAlertTriangle, IconCheck } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import type { User } from '@plenary/kit/session';
import { Actions, Chip, LinkButton } from '@plenary/kit/ui';
import { useState } from 'react';
import { Saved } from '../../parts/saved';
import { EmailChangeForm } from './email-change-form';
import { Foldable } from './foldable';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const { email: own } = texts;

/** The address of the account. An unverified one is corrected where it is verified. */
export function EmailAddress({ user }: { user: User }) {
  return (
    <SettingsSection title={own.title} lead={own.lead}>
      <Actions>
        <span>
          {own.current} <strong>{user.email}</strong>
        </span>
        {user.isEmailVerified ? (
          <Chip tone="green" icon={<IconCheck />}>
            {own.verified}
          </Chip>
        ) : (
          <Chip tone="amber" icon={<IconAlertTriangle />}>
            {own.unverified}
          </Chip>
        )}
      </Actions>
      {user.isEmailVerified ? (
        <Change email={user.email} />
      ) : (
        <Actions>
          <LinkButton look="outlined" to={paths.verifyEmail.href()}>
            {own.verify}
          </LinkButton>
        </Actions>
      )}
    </SettingsSection>
  );
}

function Change({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <Foldable label={own.change}>
        {(close) => (
          <EmailChangeForm
            email={email}
            onCancel={close}
            onSent={(newEmail) => {
              setSentTo(newEmail);
              close();
            }}
          />
        )}
      </Foldable>
      <Saved text={sentTo && own.sent(sentTo)} />
    </>
  );
}
