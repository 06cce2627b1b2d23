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

const Room = styled('div')({ padding: 24 });

const Ground = styled('div')({
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

/** A4 in points, until the first page says its own. */
const USUAL = { width: 595, height: 842 };

export interface PdfViewProps {
  load: LoadPdf;
  /** Saving it is under way. */
  saving: boolean;
  /** The way out wherever this view does not do. */
  onDownload: () => void;
}

/** A PDF, drawn by us: no viewer of the browser's, no address that others could open. */
export default function PdfView({ load, saving, onDownload }: PdfViewProps) {
  const [state, again] = usePdf(load);
  if (state.is === 'open') {
    return <OpenView pdf={state.pdf} saving={saving} onDownload={onDownload} />;
  }
  return (
    <Room>
      {state.is === 'loading' ? (
        <p role="status">
          <label>
            {texts.loading} <progress max={1} value={state.share || undefined} />
          </label>
        </p>
      ) : (
        <ErrorState
          title={texts.failed}
          message={messageOf(state.error, texts.failedAnswer)}
          onRetry={again}
          action={
            <Button look="text" busy={saving} onClick={onDownload}>
              {texts.download}
            </Button>
          }
        />
      )}
    </Room>
  );
}

function OpenView({ pdf, saving, onDownload }: Omit<PdfViewProps, 'load'> & { pdf: OpenPdf }) {
  const ground = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const size = useFirstSize(pdf);
  const keysId = useId();
  const zoom = useZoom(ground, size.width);
  const current = useCurrentPage(pages);
  const count = pdf.document.numPages;

  const turn = (by: number) =>
    pages.current?.children[current - 1 + by]?.scrollIntoView({ block: 'start' });
  const keys: Record<string, (() => void) | undefined> = {
    '+': zoom.closer,
    '=': zoom.closer,
    '-': zoom.farther,
    '0': zoom.fit,
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
        busy={saving}
        onDownload={onDownload}
      />
      {/* A room that scrolls must be reachable by keyboard; it takes the keys of a reader. */}
      <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
      <Ground
        ref={ground}
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
      </Ground>
    </>
  );
}

function useFirstSize({ document }: OpenPdf) {
  const [size, setSize] = useState(USUAL);
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
