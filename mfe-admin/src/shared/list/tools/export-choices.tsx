import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { useStartDownload, type DownloadRequest } from '../../downloads.api';
import { texts } from '../texts';

/** Of spreadsheets. */
export type Format = 'csv' | 'xlsx';

export interface ExportChoicesProps<Each extends string> {
  formats: readonly Each[];
  request: (format: Each) => DownloadRequest;
  isDisabled?: boolean;
  onStarted: () => void;
}

const labels: Record<string, string> = texts.exportAs;

/** A button for each format, and why a download did not start. */
export function ExportChoices<Each extends string>(props: ExportChoicesProps<Each>) {
  const { formats, request, isDisabled = false, onStarted } = props;
  const download = useStartDownload();
  const [started, setStarted] = useState<Each>();
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
