import { IconDownload } from '@plenary/kit/art/icons';
import { messageOf } from '@plenary/kit/api';
import { Alert, Button, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useDownload, type DownloadRequest } from '../downloads/downloads.api';
import { texts } from './texts';

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
  backgroundColor: '#fff',
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: '6px solid #1a237e',
  boxShadow: '0 8px 24px rgba(0, 0, 81, .16)',
});

export type Format = 'csv' | 'xlsx';
/** What some lists give beside. */
type OtherFormat = 'json' | 'zip';
const usual: readonly Format[] = ['csv', 'xlsx'];

export interface ExportMenuProps<Formats extends Format | OtherFormat> {
  /** What is asked for: the list's kind, its filters and its order. */
  request: (format: Formats) => DownloadRequest;
  /** CSV and XLSX, when left out. */
  formats?: readonly Formats[];
}

/** The list as a file: every row that the search and the filters let through, in its order. */
export function ExportMenu<Formats extends Format | OtherFormat = Format>(
  props: ExportMenuProps<Formats>,
) {
  const { request, formats = usual as readonly Formats[] } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const download = useDownload();

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
  const [asked, setAsked] = useState<Formats>();
  const start = (format: Formats) => {
    setAsked(format);
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
          <p>{texts.exportHint}</p>
          {formats.map((format) => (
            <Button
              key={format}
              look="outlined"
              busy={download.isPending && asked === format}
              disabled={download.isPending}
              onClick={() => start(format)}
            >
              {texts.exportAs[format]}
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
