import { colours, styled } from '@plenary/kit/ui';

/** In the order of all stacked bars. */
const FILLS = ['first', 'second', 'third', 'fourth'] as const;

/** Between two tokens: one more would weigh on every page. */
const SECOND = `color-mix(in srgb, ${colours.primary} 40%, ${colours.indigo300})`;

const fill = {
  '&[data-fill="first"]': { backgroundColor: colours.primary },
  '&[data-fill="second"]': { backgroundColor: SECOND },
  '&[data-fill="third"]': {
    backgroundColor: colours.indigo200,
    boxShadow: `inset 0 0 0 1.5px ${colours.control}`,
  },
  '&[data-fill="fourth"]': { backgroundColor: colours.error },
  forcedColorAdjust: 'none',
} as const;

const Bar = styled('div')({ display: 'flex', gap: 2, blockSize: 15, marginBlock: 10 });

const Segment = styled('i')<{ share: number }>(({ share }) => ({
  flex: `${share} 1 0`,
  minInlineSize: 3,
  ...fill,
}));

const Legend = styled('dl')({
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) auto auto',
    gap: 14,
    alignItems: 'center',
    minBlockSize: 31,
  },
  '& dd': { color: colours.muted },
  '& dd:last-child': {
    gridColumn: 4,
    minInlineSize: 84,
    textAlign: 'end',
    color: colours.ink,
  },
  '& [data-fill="fourth"] ~ dt': { color: colours.error, fontWeight: 700 },
});

const Swatch = styled('i')({ inlineSize: 12, blockSize: 12, ...fill });

export interface StackedBarProps {
  parts: { label: string; value: number; text: string; count?: number }[];
}

/** Each part with words and figure; parts without value have no segment. */
export function StackedBar({ parts }: StackedBarProps) {
  const filled = parts.map((part, at) => ({ ...part, fill: FILLS[at] }));
  return (
    <>
      <Bar aria-hidden="true">
        {filled
          .filter(({ value }) => value > 0)
          .map(({ label, value, fill: name }) => (
            <Segment key={label} share={value} data-fill={name} />
          ))}
      </Bar>
      <Legend>
        {filled.map(({ label, text, count, fill: name }) => (
          <div key={label}>
            <Swatch aria-hidden="true" data-fill={name} />
            <dt>{label}</dt>
            {count !== undefined && <dd>{count}</dd>}
            <dd>{text}</dd>
          </div>
        ))}
      </Legend>
    </>
  );
}
