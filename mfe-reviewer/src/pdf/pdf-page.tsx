import { styled } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { texts } from './texts';
import type { OpenPdf, PDFPageProxy } from './open-pdf';
import { PdfText } from './pdf-text';

/** More pixels than this cost memory without being sharper to the eye. */
const MAX_PIXELS = 16_000_000;
const MAX_DENSITY = 2;

const Sheet = styled('section')({
  position: 'relative',
  marginInline: 'auto',
  backgroundColor: '#fff',
  border: '1px solid transparent',
  '& canvas': { display: 'block', inlineSize: '100%', blockSize: '100%' },
});

export interface PdfPageProps {
  pdf: OpenPdf;
  number: number;
  /** CSS pixels to a point. */
  scale: number;
  /** In points, until the page says its own. */
  size: { width: number; height: number };
}

/** One page. It is drawn while it is near the screen: many pages would take much memory. */
export function PdfPage({ pdf, number, scale, size }: PdfPageProps) {
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsNear(sheet);
  const page = usePage(pdf, number, isNear);
  const own = page?.getViewport({ scale: 1 }) ?? size;
  const style = {
    inlineSize: Math.floor(own.width * scale),
    blockSize: Math.floor(own.height * scale),
    '--total-scale-factor': scale,
  } as CSSProperties;
  return (
    <Sheet ref={sheet} style={style} aria-label={texts.page(number)} data-page={number}>
      {isNear && page && (
        <>
          <Picture page={page} scale={scale} />
          <PdfText page={page} scale={scale} TextLayer={pdf.TextLayer} />
        </>
      )}
    </Sheet>
  );
}

function Picture({ page, scale }: { page: PDFPageProxy; scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const seen = page.getViewport({ scale });
    const room = Math.sqrt(MAX_PIXELS / (seen.width * seen.height));
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY, room);
    const viewport = page.getViewport({ scale: scale * density });
    canvas.current.width = Math.floor(viewport.width);
    canvas.current.height = Math.floor(viewport.height);
    const drawing = page.render({ canvas: canvas.current, viewport });
    // A drawing that is given up, for another size, is no failure.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, scale]);
  return <canvas key={scale} ref={canvas} aria-hidden />;
}

function usePage(pdf: OpenPdf, number: number, isWanted: boolean): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    pdf.document
      .getPage(number)
      .then((found) => isCurrent && setPage(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, number, isWanted]);
  return page;
}

/** Whether an element is on the screen, or within a screen of it. */
function useIsNear(element: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
