import { formErrorOf } from '@plenary/kit/api';
import { EmailField, Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button, Prose } from '@plenary/kit/ui';
import { useDeleteAccount } from './account.api';
import { deletionSchema } from './account.schema';
import { Disclosure } from './disclosure';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';
import { UnsentWarning } from './unsent-warning';

const { deletion: texts, ownPassword } = allTexts;

export function DeleteAccount({ email }: { email: string }) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Disclosure label={texts.start} look="destructive">
        {(close) => <DeletionForm email={email} onCancel={close} />}
      </Disclosure>
    </SettingsSection>
  );
}

function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    schema: deletionSchema(email),
    defaultValues: { confirmation: '', password: '' },
  });
  const deletion = useDeleteAccount();

  async function submit(values: { confirmation: string; password: string }) {
    await deletion.mutateAsync(values);
    await logout();
    await navigate(paths.login.href(), { state: { notice: 'account-deleted' } });
  }

  return (
    <Form form={form} onSubmit={submit} error={formErrorOf(deletion.error, texts.failed)}>
      <Prose>
        <p>{texts.erased}</p>
        <p>{texts.kept}</p>
      </Prose>
      <UnsentWarning />
      <EmailField
        name="confirmation"
        label={texts.confirmation}
        hint={texts.confirmationHint({ email })}
        autoComplete="off"
      />
      <PasswordField name="password" label={ownPassword} autoComplete="current-password" />
      <Actions>
        <Button look="outlined" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SubmitButton look="destructive">{texts.submit}</SubmitButton>
      </Actions>
    </Form>
  );
}
