import { IconDownload } from '@plenary/kit/art/icons';
import { Button, colours, styled } from '@plenary/kit/ui';
import { DownloadStatus, fileSize } from '../../../shared/download-status';
import { useStartDownload } from '../../../shared/downloads.api';
import type { AdminApplication } from './applications.api';
import { texts } from '../texts';

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& small': { color: colours.muted, overflowWrap: 'anywhere' },
});

/** Uploads are downloaded, never rendered in our origin. */
export function CvDownload({ cv }: { cv: AdminApplication['cv'] }) {
  const download = useStartDownload();
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
        {cv.name}, {fileSize(cv.bytes)}
      </small>
      <DownloadStatus download={download} />
    </Box>
  );
}
