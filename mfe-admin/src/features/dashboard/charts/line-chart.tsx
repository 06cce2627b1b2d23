import { formatAmount } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { texts } from '../texts';
import { curveOf, curveUntil, valueAt, WEEKS, type Axis, type Edition } from './curve';
import { shortFigure, stepFor } from './scale';

const [WIDTH, HEIGHT] = [352, 172];
/** The drawing without its figures, in units of the SVG. */
const [RIGHT, TOP, BASE] = [306, 18, 150];

const Root = styled('div')({
  '& > div': { outlineOffset: 2, touchAction: 'pan-y', cursor: 'crosshair' },
  '& p': {
    minBlockSize: 20,
    fontSize: '0.8125rem',
    color: colours.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p[data-hint]': { visibility: 'hidden' },
  '& > :focus-visible + p': { visibility: 'visible' },
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' },
  '& text': { fontSize: 13, fill: colours.muted },
  '& text[data-end]': { textAnchor: 'end' },
  '& text[data-now]': { fontWeight: 700, fill: colours.ink },
  '& polyline': { fill: 'none', strokeLinejoin: 'round' },
  '& line': { stroke: colours.hairline },
});

interface LineChartProps {
  title: string;
  current: Edition;
  before: Edition | undefined;
  /** Weeks until the end of the axis, from 24 to 0. */
  left: number;
  axis: Axis;
}

const xOf = (weeks: number) => ((WEEKS - weeks) / WEEKS) * RIGHT;

/** Pointer and arrow keys read one week. */
export function LineChart({ title, current, before, left, axis }: LineChartProps) {
  const [read, setRead] = useState<number | null>(null);
  const step = stepFor(Math.max(current.total, before?.total ?? 0));
  const yOf = (value: number) => BASE - (value / (3 * step)) * (BASE - TOP);
  const pathOf = (points: [number, number][]) =>
    points.map(([weeks, value]) => `${round(xOf(weeks))},${round(yOf(value))}`).join(' ');
  const now = { x: xOf(left), y: yOf(current.total) };
  const week = read ?? Math.ceil(left);
  const labels = texts.trends.axes[axis];
  const text = textOf({ week, left, current, before, axis });

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left: start, width } = currentTarget.getBoundingClientRect();
    const share = ((clientX - start) / width) * (WIDTH / RIGHT);
    setRead(clamp(Math.round(WEEKS - share * WEEKS)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(week);
    if (next === undefined) return;
    event.preventDefault();
    setRead(clamp(next));
  };

  return (
    <Root>
      <div
        role="slider"
        tabIndex={0}
        aria-label={labels.chart({ title })}
        aria-valuemin={0}
        aria-valuemax={WEEKS}
        aria-valuenow={WEEKS - week}
        aria-valuetext={text}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setRead(null)}
        onBlur={() => setRead(null)}
        onKeyDown={onKeyDown}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {[3, 2, 1, 0].map((line) => (
            <g key={line}>
              <line
                x2={RIGHT}
                y1={yOf(line * step)}
                y2={yOf(line * step)}
                stroke={line === 0 ? colours.control : undefined}
              />
              <text x={WIDTH} y={yOf(line * step) + 4} data-end>
                {shortFigure(line * step)}
              </text>
            </g>
          ))}
          <text y={HEIGHT - 4}>{texts.trends.weeks({ count: WEEKS })}</text>
          <text x={xOf(16) - 8} y={HEIGHT - 4}>
            16
          </text>
          <text x={xOf(8) - 4} y={HEIGHT - 4}>
            8
          </text>
          <text x={RIGHT} y={HEIGHT - 4} data-end>
            {labels.end}
          </text>
          {before && (
            <>
              <polyline
                points={pathOf(curveOf(before))}
                stroke={colours.control}
                strokeWidth={1.25}
              />
              <text x={RIGHT} y={endLabelY(yOf(before.total), now)} data-end>
                {labelOf(before)}
              </text>
            </>
          )}
          <line x1={now.x} x2={now.x} y1={now.y} y2={BASE} strokeDasharray="2 3" />
          <polyline
            points={pathOf(curveUntil(current, left))}
            stroke={colours.primary}
            strokeWidth={2.5}
          />
          {read !== null && (
            <line x1={xOf(read)} x2={xOf(read)} y1={TOP} y2={BASE} stroke={colours.ink} />
          )}
          <circle cx={now.x} cy={now.y} r={5} fill={colours.secondary} />
          <text
            x={Math.max(now.x - 9, 0)}
            y={Math.max(now.y - 6, 12)}
            data-now
            data-end={now.x > 100 || undefined}
          >
            {labelOf(current)}
          </text>
        </svg>
      </div>
      <p data-hint={read === null || undefined}>{read === null ? texts.trends.hint : text}</p>
    </Root>
  );
}

const KEYS: Partial<Record<string, (week: number) => number>> = {
  ArrowLeft: (week) => week + 1,
  ArrowDown: (week) => week + 1,
  ArrowRight: (week) => week - 1,
  ArrowUp: (week) => week - 1,
  Home: () => WEEKS,
  End: () => 0,
};

const clamp = (week: number) => Math.min(WEEKS, Math.max(0, week));
const round = (value: number) => Math.round(value * 10) / 10;

const labelOf = ({ year, total }: Edition) =>
  texts.trends.labelled({ year: String(year), figure: shortFigure(total) });

/** Below its line where it would meet the figure of today. */
function endLabelY(y: number, now: { x: number; y: number }): number {
  const above = y - 7;
  const meets = now.x > 170 && Math.abs(above - (now.y - 6)) < 16;
  return meets ? y + 15 : Math.max(above, 12);
}

interface Reading extends Omit<LineChartProps, 'title'> {
  week: number;
}

function textOf({ week, left, current, before, axis }: Reading): string {
  const figures = [
    ...(week >= left ? [{ year: current.year, value: valueAt(current, week) }] : []),
    ...(before ? [{ year: before.year, value: valueAt(before, week) }] : []),
  ].map(({ year, value }) =>
    texts.trends.figureOf({ figure: formatAmount(value), year: String(year) }),
  );
  return texts.trends.axes[axis].read({
    weeks: week,
    figures: figures.join(texts.trends.comma) || texts.trends.noFigure,
  });
}
