import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Alert, Button, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useDownload } from '../../downloads/downloads.api';
import type { AdminApplication } from './applications.api';
import { texts } from './texts';

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& small': { color: colours.muted, overflowWrap: 'anywhere' },
});

/** The CV, to be saved: what strangers send is never shown inside the product. */
export function CvDownload({ cv }: { cv: AdminApplication['cv'] }) {
  const download = useDownload();
  return (
    <Box>
      <Button
        look="outlined"
        startIcon={<IconDownload />}
        busy={download.isPending}
        onClick={() => download.mutate({ kind: 'file', fileId: cv.fileId })}
      >
        {texts.download}
      </Button>
      <small>
        {cv.name}, {Math.max(1, Math.round(cv.bytes / 1024))} KB
      </small>
      <VisuallyHidden role="status">{download.isSuccess && texts.downloading}</VisuallyHidden>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
    </Box>
  );
}
