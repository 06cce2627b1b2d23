import { IconDownload } from '@plenary/kit/art/icons';
import { messageOf } from '@plenary/kit/api';
import { Alert, Button, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useState } from 'react';
import { useStartDownload, type DownloadRequest } from '../../downloads.api';
import { texts } from '../texts';
import { Dropdown } from './dropdown';

const Place = styled('div')({ marginInlineStart: 'auto' });

export type Format = 'csv' | 'xlsx';
type OtherFormat = 'json' | 'zip';
const formatLabels: Record<Format | OtherFormat, string> = texts.exportAs;
const defaultFormats: readonly Format[] = ['csv', 'xlsx'];

export interface ExportMenuProps<Formats extends Format | OtherFormat> {
  request: (format: Formats) => DownloadRequest;
  formats?: readonly Formats[];
  hint?: string;
}

/** Exports all rows that match the search and filters, in the order of the list. */
export function ExportMenu<Formats extends Format | OtherFormat = Format>(
  props: ExportMenuProps<Formats>,
) {
  const { request, formats = defaultFormats as readonly Formats[], hint } = props;
  const download = useStartDownload();
  const [started, setStarted] = useState<Formats>();

  return (
    <Place>
      <VisuallyHidden role="status">{download.isSuccess && texts.exported}</VisuallyHidden>
      <Dropdown button={texts.export} startIcon={<IconDownload />}>
        {(close) => (
          <>
            <p>{hint ?? texts.exportHint}</p>
            {formats.map((format) => (
              <Button
                key={format}
                look="outlined"
                busy={download.isPending && started === format}
                disabled={download.isPending}
                onClick={() => {
                  setStarted(format);
                  download.mutate(request(format), { onSuccess: close });
                }}
              >
                {formatLabels[format]}
              </Button>
            ))}
            {download.isError && (
              <Alert severity="error">{messageOf(download.error, texts.exportFailed)}</Alert>
            )}
          </>
        )}
      </Dropdown>
    </Place>
  );
}
