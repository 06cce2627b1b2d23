import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Alert, Button, colours, fonts, styled } from '@plenary/kit/ui';
import { useDownloadFile, type FilePart, type PaperFile } from './papers.api';
import { texts } from './texts';

const Layout = styled('div')({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  fontSize: '0.9375rem',
  color: colours.muted,
  overflowWrap: 'anywhere',
  '& strong': { color: colours.ink, fontWeight: 700 },
  '& code': { fontFamily: fonts.reference, fontSize: '0.8125rem' },
});

interface FileDetailsProps {
  file: PaperFile;
  versionId: string;
  part: FilePart;
}

export function FileDetails({ file, versionId, part }: FileDetailsProps) {
  const download = useDownloadFile(versionId, part);
  return (
    <Layout>
      <strong>{file.name}</strong>
      <span>
        {texts.pages({ count: file.pages })}, {formatBytes(file.bytes)}
      </span>
      <span>
        {texts.hash} <code>{file.sha256}</code>
      </span>
      <Button
        look="text"
        startIcon={<IconDownload />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.download({ name: file.name })}
      </Button>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
    </Layout>
  );
}

/** 1024-based, like the limits: `340 KB`, `1.4 MB`. */
function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return texts.kilobytes({ size: Math.max(1, Math.round(kilobytes)) });
  return texts.megabytes({ size: Math.round(kilobytes / 102.4) / 10 });
}
