import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Alert, Button, colours, fonts, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { downloadFile, type FilePart, type PaperFile } from './papers.api';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  fontSize: '0.9375rem',
  color: colours.muted,
  overflowWrap: 'anywhere',
  '& strong': { color: colours.ink, fontWeight: 500 },
  '& code': { fontFamily: fonts.reference, fontSize: '0.8125rem' },
});

interface FileFactsProps {
  file: PaperFile;
  versionId: string;
  part: FilePart;
}

/** What arrived: name, pages, size and hash; and the way to have it back. */
export function FileFacts({ file, versionId, part }: FileFactsProps) {
  const download = useMutation({ mutationFn: () => downloadFile(versionId, part) });
  return (
    <Room>
      <strong>{file.name}</strong>
      <span>
        {texts.pages(file.pages)}, {formatBytes(file.bytes)}
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
        {texts.download(file.name)}
      </Button>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
    </Room>
  );
}

/** 1024-based, as the limits are: `340 KB`, `1.4 MB`. */
function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
