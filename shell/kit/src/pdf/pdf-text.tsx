import { colours, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';
import type { OpenPdf, PDFPageProxy } from './open-pdf';

/** Transparent text over the canvas; the rules are those of pdf.js's web/pdf_viewer.css. */
const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  '--min-font-size': 1,
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    '--scale-x': 1,
    '--rotate': '0deg',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
  '& ::selection': { background: colours.textSelection },
});

export function PdfText(props: {
  page: PDFPageProxy;
  scale: number;
  TextLayer: OpenPdf['TextLayer'];
}) {
  const { page, scale, TextLayer } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale }),
    });
    layer
      .render()
      .then(hideMeasuringCanvas)
      .catch(() => undefined);
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page, scale, TextLayer]);
  return <Layer ref={root} />;
}

/** pdf.js appends a canvas for measuring text and expects its own style sheet to hide it. */
function hideMeasuringCanvas(): void {
  for (const canvas of document.querySelectorAll('.hiddenCanvasElement')) {
    canvas.setAttribute('hidden', '');
  }
}
