import { colours, styled } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { texts } from './texts';
import type { OpenPdf, PDFPageProxy } from './open-pdf';
import { PdfText } from './pdf-text';

/** Bounds the memory of a canvas. */
const MAX_PIXELS = 16_000_000;
const MAX_DENSITY = 2;

const Sheet = styled('section')({
  position: 'relative',
  marginInline: 'auto',
  backgroundColor: colours.onDark,
  border: '1px solid transparent',
  '& canvas': { display: 'block', inlineSize: '100%', blockSize: '100%' },
});

export interface PdfPageProps {
  pdf: OpenPdf;
  number: number;
  /** CSS pixels per point. */
  scale: number;
  /** In points; used until the page is loaded. */
  size: { width: number; height: number };
}

/** One page, drawn only while it is near the viewport to save memory. */
export function PdfPage({ pdf, number, scale, size }: PdfPageProps) {
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsNear(sheet);
  const page = usePage(pdf, number, isNear);
  const actual = page?.getViewport({ scale: 1 }) ?? size;
  const style = {
    inlineSize: Math.floor(actual.width * scale),
    blockSize: Math.floor(actual.height * scale),
    '--total-scale-factor': scale,
  } as CSSProperties;
  return (
    <Sheet ref={sheet} style={style} aria-label={texts.page({ number })} data-page={number}>
      {isNear && page && (
        <>
          <PageCanvas page={page} scale={scale} />
          <PdfText page={page} scale={scale} TextLayer={pdf.TextLayer} />
        </>
      )}
    </Sheet>
  );
}

function PageCanvas({ page, scale }: { page: PDFPageProxy; scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const visible = page.getViewport({ scale });
    const limit = Math.sqrt(MAX_PIXELS / (visible.width * visible.height));
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY, limit);
    const viewport = page.getViewport({ scale: scale * density });
    canvas.current.width = Math.floor(viewport.width);
    canvas.current.height = Math.floor(viewport.height);
    const task = page.render({ canvas: canvas.current, viewport });
    // Rejects when cancelled.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page, scale]);
  return <canvas key={scale} ref={canvas} aria-hidden />;
}

function usePage(pdf: OpenPdf, number: number, isNeeded: boolean): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    pdf.document
      .getPage(number)
      .then((loaded) => isCurrent && setPage(loaded))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, number, isNeeded]);
  return page;
}

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
