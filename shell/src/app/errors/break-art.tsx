import { colours, styled } from '@plenary/kit/ui';

/** How the lines break says what happened. */
export type Break = 'hole' | 'barrier' | 'tear' | 'shift';

type Run = readonly [from: number, to: number];

interface Row {
  index: number;
  /** Upper edge of the line. */
  y: number;
  weight: number;
}

const ROWS = 17;
const PITCH = 25;
/** Beyond the drawing, for wide screens. */
const START = -700;
const END = 2400;
const HOLE = { x: 466, y: 204, radius: 158 };
const BARRIER = 434;

const weightOf = (index: number) => 1.3 + 13.7 * (1 - index / (ROWS - 1)) ** 1.15;

/** Uneven, and the same each time. */
const jitter = (index: number, most: number) => (((index * 37 + 11) % 17) / 17) * most;

/** Two runs around a gap, in most rows with a loose dash at one of its ends. */
function around(from: number, to: number, index: number): Run[] {
  const left = from - jitter(index, 14);
  const right = to + jitter(index + 5, 14);
  const dash = 12 + jitter(index + 9, 18);
  const end: Run = [right, END];
  if (index % 3 === 0) return [[START, left], end];
  if (index % 3 === 1) return [[START, left - dash - 8], [left - dash, left], end];
  const loose: Run = [right, right + dash];
  return [[START, left], loose, [right + dash + 8, END]];
}

const runsOf: Record<Break, (row: Row) => Run[]> = {
  hole: ({ y, index, weight }) => {
    const height = Math.abs(y + weight / 2 - HOLE.y);
    if (height >= HOLE.radius) return [[START, END]];
    const half = Math.sqrt(HOLE.radius ** 2 - height ** 2);
    return around(HOLE.x - half, HOLE.x + half, index);
  },
  barrier: () => [[START, BARRIER - 21]],
  tear: ({ y, index }) => {
    const middle = 560 - y * 0.5 + jitter(index, 24);
    return around(middle - 44, middle + 44, index);
  },
  shift: () => [[START, HOLE.x - 40]],
};

const bar =
  (y: number, weight: number) =>
  ([from, to]: Run) =>
    `M${Math.round(from)} ${y}h${Math.round(to - from)}v${weight.toFixed(1)}H${Math.round(from)}z`;

function lines(kind: Break): string {
  return Array.from({ length: ROWS }, (_, index) => {
    const row = { index, y: 2 + PITCH * index, weight: weightOf(index) };
    const runs = runsOf[kind](row).map(bar(row.y, row.weight)).join('');
    if (kind === 'shift') return runs + bar(row.y + PITCH / 2, row.weight)([HOLE.x - 40, END]);
    if (kind === 'barrier') return runs + bar(row.y, 1 + row.weight / 8)([BARRIER + 20, END]);
    return runs;
  }).join('');
}

/** Where the reader is, and for a tear, where the site is. */
const dots: Record<Break, { reader: [x: number, y: number]; site?: [x: number, y: number] }> = {
  hole: { reader: [HOLE.x, HOLE.y] },
  barrier: { reader: [368, HOLE.y - 14] },
  tear: { reader: [336, 212], site: [596, 212] },
  shift: { reader: [HOLE.x - 40, HOLE.y - 16] },
};

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  // The break is in the middle of a narrow screen, else to the end of the heading.
  insetInlineStart: 'calc(50% - 256px)',
  inlineSize: 439,
  blockSize: 236,
  maxInlineSize: 'none',
  overflow: 'visible',
  color: colours.mapLine,
  '& .barrier': { fill: colours.onDark },
  '& circle': { fill: colours.primaryDark },
  '& .reader': { fill: colours.secondary, stroke: colours.onDark },
  '& .site': { stroke: colours.indigo300 },
  [theme.breakpoints.down('sm')]: { '& stop': { stopOpacity: 1 } },
  [theme.breakpoints.up('sm')]: {
    insetInlineStart: 'calc(76% - 466px)',
    inlineSize: 800,
    blockSize: 430,
  },
  '@media print': { display: 'none' },
}));

export function BreakArt({ kind }: { kind: Break }) {
  const { reader, site } = dots[kind];
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 800 430">
      <linearGradient id="break-fade" gradientUnits="userSpaceOnUse" x1="0" x2="240">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <path fill="url(#break-fade)" d={lines(kind)} />
      {kind === 'barrier' && <path className="barrier" d={`M${BARRIER} -20h8v480h-8z`} />}
      <Dot at={reader} className="reader" />
      {site && <Dot at={site} className="site" />}
    </Drawing>
  );
}

function Dot({ at: [cx, cy], className }: { at: [number, number]; className: string }) {
  return (
    <>
      <circle cx={cx} cy={cy} r="34" />
      <circle cx={cx} cy={cy} r="17" strokeWidth="4" className={className} />
    </>
  );
}
