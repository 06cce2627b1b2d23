import { messageOf } from '@plenary/kit/api';
import { Button, colours, ErrorState, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { OpenPdf } from './open-pdf';
import { PdfPage } from './pdf-page';
import { PdfToolbar } from './pdf-toolbar';
import { texts } from './texts';
import { useCurrentPage } from './use-current-page';
import { usePdf, type LoadPdf } from './use-pdf';
import { useZoom } from './use-zoom';

const Padding = styled('div')({ padding: 24 });

const ScrollArea = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  backgroundColor: colours.indigo100,
  '&:focus-visible': { outlineOffset: -3 },
});

const Pages = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 16,
  inlineSize: 'max-content',
  minInlineSize: '100%',
});

/** A4 in points, until the first page is loaded. */
const DEFAULT_SIZE = { width: 595, height: 842 };

export interface PdfViewProps {
  load: LoadPdf;
  isDownloading: boolean;
  onDownload: () => void;
}

/** Draws a PDF with pdf.js, so that the file has no URL that could be shared. */
export default function PdfView({ load, isDownloading, onDownload }: PdfViewProps) {
  const [state, retry] = usePdf(load);
  if (state.is === 'open') {
    return <OpenView pdf={state.pdf} isDownloading={isDownloading} onDownload={onDownload} />;
  }
  return (
    <Padding>
      {state.is === 'loading' ? (
        <p role="status">
          <label>
            {texts.loading} <progress max={1} value={state.share || undefined} />
          </label>
        </p>
      ) : (
        <ErrorState
          title={texts.failed}
          message={messageOf(state.error, texts.failedHint)}
          onRetry={retry}
          action={
            <Button look="text" busy={isDownloading} onClick={onDownload}>
              {texts.download}
            </Button>
          }
        />
      )}
    </Padding>
  );
}

function OpenView({
  pdf,
  isDownloading,
  onDownload,
}: Omit<PdfViewProps, 'load'> & { pdf: OpenPdf }) {
  const scrollArea = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const size = useFirstSize(pdf);
  const keysId = useId();
  const zoom = useZoom(scrollArea, size.width);
  const current = useCurrentPage(pages);
  const count = pdf.document.numPages;

  const turn = (by: number) =>
    pages.current?.children[current - 1 + by]?.scrollIntoView({ block: 'start' });
  const keys: Record<string, (() => void) | undefined> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.fitWidth,
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <PdfToolbar
        current={current}
        pages={count}
        zoom={zoom}
        isDownloading={isDownloading}
        onDownload={onDownload}
      />
      <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
      <ScrollArea
        ref={scrollArea}
        role="document"
        aria-label={texts.paper}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Pages ref={pages}>
          {Array.from({ length: count }, (_, index) => (
            <PdfPage key={index} pdf={pdf} number={index + 1} scale={zoom.scale} size={size} />
          ))}
        </Pages>
      </ScrollArea>
    </>
  );
}

function useFirstSize({ document }: OpenPdf) {
  const [size, setSize] = useState(DEFAULT_SIZE);
  useEffect(() => {
    let isCurrent = true;
    document
      .getPage(1)
      .then((page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (isCurrent) setSize({ width, height });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [document]);
  return size;
}
