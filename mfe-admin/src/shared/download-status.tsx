import { messageOf } from '@plenary/kit/api';
import { Alert, VisuallyHidden } from '@plenary/kit/ui';
import type { useStartDownload } from './downloads.api';
import { texts } from './texts';

interface DownloadStatusProps {
  download: ReturnType<typeof useStartDownload>;
}

export function DownloadStatus({ download }: DownloadStatusProps) {
  return (
    <>
      <VisuallyHidden role="status">{download.isSuccess && texts.downloads.started}</VisuallyHidden>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloads.failed)}</Alert>
      )}
    </>
  );
}

export const fileSize = (bytes: number): string =>
  texts.downloads.size({ kilobytes: Math.max(1, Math.round(bytes / 1024)) });
