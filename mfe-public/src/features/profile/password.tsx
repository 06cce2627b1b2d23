import { formErrorOf } from '@plenary/kit/api';
import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { NewPasswordFields } from '../../shared/new-password-fields';
import { useChangePassword } from './account.api';
import { passwordChangeSchema } from './account.schema';
import { Disclosure } from './disclosure';
import { Saved } from './saved';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';

const { password: texts, cancel } = allTexts;

export function Password() {
  const [isChanged, setChanged] = useState(false);
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Disclosure label={texts.change}>
        {(close) => (
          <PasswordForm
            onCancel={close}
            onChanged={() => {
              setChanged(true);
              close();
            }}
          />
        )}
      </Disclosure>
      <Saved text={isChanged && texts.changed} />
    </SettingsSection>
  );
}

function PasswordForm({ onChanged, onCancel }: { onChanged: () => void; onCancel: () => void }) {
  const user = useUser();
  const form = useForm({
    schema: passwordChangeSchema,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const change = useChangePassword();

  async function submit(values: { currentPassword: string; password: string }) {
    const { currentPassword, password } = values;
    await change.mutateAsync({ currentPassword, password });
    onChanged();
  }

  return (
    <Form form={form} onSubmit={submit} error={formErrorOf(change.error, texts.failed)}>
      {/* Password managers store the new password under this name. */}
      <input type="hidden" autoComplete="username" value={user?.email} readOnly />
      <PasswordField name="currentPassword" label={texts.current} autoComplete="current-password" />
      <NewPasswordFields label={texts.next} confirmationLabel={texts.confirm} />
      <Actions>
        <SubmitButton>{texts.submit}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {cancel}
        </Button>
      </Actions>
    </Form>
  );
}
