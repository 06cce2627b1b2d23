import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, Link } from '@plenary/kit/ui';
import { useDownloadMyData } from './account.api';
import { Saved } from './saved';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';

const { data: texts } = allTexts;

export function MyData() {
  const download = useDownloadMyData();
  return (
    <SettingsSection
      title={texts.title}
      lead={
        <>
          {texts.lead} <Link to={paths.privacy.href()}>{texts.privacy}</Link>
        </>
      }
    >
      <Actions>
        <Button
          look="outlined"
          startIcon={<IconDownload />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {texts.download}
        </Button>
      </Actions>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
      <Saved text={download.isSuccess && texts.started} />
    </SettingsSection>
  );
}
