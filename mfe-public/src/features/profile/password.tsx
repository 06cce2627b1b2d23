import { useState } from 'react';
import { Saved } from '../../parts/saved';
import { Foldable } from './foldable';
import { PasswordChangeForm } from './password-change-form';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const { password: own } = texts;

export function Password() {
  const [isChanged, setChanged] = useState(false);
  return (
    <SettingsSection title={own.title} lead={own.lead}>
      <Foldable label={own.change}>
        {(close) => (
          <PasswordChangeForm
            onCancel={close}
            onChanged={() => {
              setChanged(true);
              close();
            }}
          />
        )}
      </Foldable>
      <Saved text={isChanged && own.changed} />
    </SettingsSection>
  );
}
