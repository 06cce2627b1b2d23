import { IconDownload } from '@plenary/kit/art/icons';
import { messageOf } from '@plenary/kit/api';
import { shadows, Alert, Button, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useStartDownload, type DownloadRequest } from '../../downloads.api';
import { texts } from '../texts';

const Anchor = styled('div')({ position: 'relative', marginInlineStart: 'auto' });

const Panel = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: 8,
  inlineSize: 280,
  maxInlineSize: 'calc(100vw - 40px)',
  padding: 16,
  backgroundColor: colours.surface,
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: `6px solid ${colours.primary}`,
  boxShadow: shadows.menu,
});

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
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const download = useStartDownload();

  function close() {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const [started, setStarted] = useState<Formats>();
  const start = (format: Formats) => {
    setStarted(format);
    download.mutate(request(format), { onSuccess: close });
  };

  return (
    <Anchor ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        look="outlined"
        startIcon={<IconDownload />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.export}
      </Button>
      <VisuallyHidden role="status">{download.isSuccess && texts.exported}</VisuallyHidden>
      {isOpen && (
        <Panel id={panelId}>
          <p>{hint ?? texts.exportHint}</p>
          {formats.map((format) => (
            <Button
              key={format}
              look="outlined"
              busy={download.isPending && started === format}
              disabled={download.isPending}
              onClick={() => start(format)}
            >
              {formatLabels[format]}
            </Button>
          ))}
          {download.isError && (
            <Alert severity="error">{messageOf(download.error, texts.exportFailed)}</Alert>
          )}
        </Panel>
      )}
    </Anchor>
  );
}
