import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { useStartDownload, type DownloadRequest } from '../../downloads.api';
import { texts } from '../texts';

export interface ExportChoicesProps<Format extends string> {
  formats: readonly Format[];
  request: (format: Format) => DownloadRequest;
  isDisabled?: boolean;
  onStarted: () => void;
}

const labels: Record<string, string> = texts.exportAs;

/** A button for each format, and why a download did not start. */
export function ExportChoices<Format extends string>(props: ExportChoicesProps<Format>) {
  const { formats, request, isDisabled = false, onStarted } = props;
  const download = useStartDownload();
  const [started, setStarted] = useState<Format>();
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          look="outlined"
          busy={download.isPending && started === format}
          disabled={isDisabled || download.isPending}
          onClick={() => {
            setStarted(format);
            download.mutate(request(format), { onSuccess: onStarted });
          }}
        >
          {labels[format]}
        </Button>
      ))}
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.exportFailed)}</Alert>
      )}
    </>
  );
}
