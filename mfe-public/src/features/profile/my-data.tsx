import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, Link } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { Saved } from '../../parts/saved';
import { Foldable } from './foldable';
import { DeleteAccountForm } from './delete-account-form';
import { downloadMyData } from './my-data.api';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const { data: own } = texts;

/** What the conference keeps about one, to take along. */
export function MyData() {
  const file = useMutation({ mutationFn: downloadMyData });
  return (
    <SettingsSection
      title={own.title}
      lead={
        <>
          {own.lead} <Link to={paths.privacy.href()}>{own.privacy}</Link>
        </>
      }
    >
      <Actions>
        <Button
          look="outlined"
          startIcon={<IconDownload />}
          busy={file.isPending}
          onClick={() => file.mutate()}
        >
          {own.download}
        </Button>
      </Actions>
      {file.isError && <Alert severity="error">{messageOf(file.error, own.downloadFailed)}</Alert>}
      <Saved text={file.isSuccess && own.begun} />
    </SettingsSection>
  );
}

/** The end of the account, behind a button, a password and the address typed in full. */
export function DeleteAccount({ email }: { email: string }) {
  return (
    <SettingsSection title={own.deleteTitle} lead={own.deleteLead}>
      <Foldable label={own.deleteBegin} look="destructive">
        {(close) => <DeleteAccountForm email={email} onCancel={close} />}
      </Foldable>
    </SettingsSection>
  );
}
