import { colours, styled } from '@plenary/kit/ui';
import { create } from 'qrcode';

/** White margin in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const Drawing = styled('svg')({
  inlineSize: 232,
  blockSize: 232,
  border: '1px solid transparent',
  // Cameras need dark on light.
  forcedColorAdjust: 'none',
  backgroundColor: colours.onDark,
});

/** Drawn in the browser, so that the secret never leaves the page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const size = modules.size + 2 * QUIET_ZONE;
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={outline(modules)} fill={colours.onLight} />
    </Drawing>
  );
}

type Modules = ReturnType<typeof create>['modules'];

function outline({ size, data }: Modules): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      let end = start;
      while (end < size && data[row * size + end]) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1H${start}z`;
      start = end;
    }
  }
  return path;
}
