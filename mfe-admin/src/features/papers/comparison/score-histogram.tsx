import { formatPercent } from '@plenary/kit/i18n';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { Block } from '../../../shared/page/columns';
import { BEST_SCORE } from '../score-marks';
import { figure, isOpen, type ComparedPaper, type Score } from './comparison.api';
import { texts } from './texts';

const STEP = 0.5;
const LOWEST = 1;
const BINS = Array.from({ length: (BEST_SCORE - LOWEST) / STEP }, (_, at) => LOWEST + STEP * at);

const Bars = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gap: '4px 10px',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
  },
  '& i': { display: 'block', blockSize: 14, backgroundColor: colours.indigo200 },
  '& [data-above="true"] i': { backgroundColor: colours.primary },
  '@media (forced-colors: active)': {
    '& i': { border: '1px solid CanvasText' },
    '& [data-above="true"] i': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

const Threshold = styled('div')({
  display: 'grid',
  gap: 4,
  '& label': { display: 'flex', justifyContent: 'space-between', color: colours.ink },
  '& input': { inlineSize: '100%', blockSize: 44, accentColor: colours.primary },
  '& p': { margin: 0 },
});

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ScoreHistogramProps {
  papers: readonly ComparedPaper[];
  score: Score;
  threshold: number;
  onThreshold: (threshold: number) => void;
  /** Undefined for readers who may not decide. */
  onSelect?: (papers: ComparedPaper[]) => void;
}

/** How many papers have which score, and what a threshold would mean. Nothing is decided by it. */
export function ScoreHistogram(props: ScoreHistogramProps) {
  const { papers, score, threshold, onThreshold, onSelect } = props;
  const id = useId();
  const counts = BINS.map((from) => papers.filter((paper) => binOf(paper[score]) === from).length);
  const most = Math.max(...counts, 1);
  const above = papers.filter((paper) => paper[score] >= threshold);
  const open = papers.filter(isOpen);
  const openAbove = open.filter((paper) => paper[score] >= threshold);
  const openBelow = open.filter((paper) => paper[score] < threshold);
  return (
    <Block aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{texts.histogram}</h2>
      <Bars>
        {BINS.toReversed().map((from) => {
          const count = counts[BINS.indexOf(from)] ?? 0;
          return (
            <li key={from} data-above={from >= threshold}>
              <span>{texts.range({ from: from.toFixed(1), to: (from + STEP).toFixed(1) })}</span>
              <i style={{ inlineSize: `${(100 * count) / most}%` }} />
              <span>{texts.papersIn({ count })}</span>
            </li>
          );
        })}
      </Bars>
      <Threshold>
        <label htmlFor={id}>
          {texts.threshold} <b>{figure(threshold)}</b>
        </label>
        <input
          id={id}
          type="range"
          min={LOWEST}
          max={BEST_SCORE}
          step={0.05}
          value={threshold}
          onChange={({ target }) => onThreshold(Number(target.value))}
        />
        <p role="status">
          {texts.above({
            ...{ count: above.length, all: papers.length },
            share: formatPercent((100 * above.length) / Math.max(papers.length, 1)),
          })}{' '}
          {texts.openAbove({ count: openAbove.length })}{' '}
          {texts.openBelow({ count: openBelow.length })}
        </p>
      </Threshold>
      {onSelect && open.length > 0 && (
        <Acts>
          <Button
            look="outlined"
            disabled={openAbove.length === 0}
            onClick={() => onSelect(openAbove)}
          >
            {texts.selectAbove({ count: openAbove.length })}
          </Button>
          <Button
            look="outlined"
            disabled={openBelow.length === 0}
            onClick={() => onSelect(openBelow)}
          >
            {texts.selectBelow({ count: openBelow.length })}
          </Button>
        </Acts>
      )}
    </Block>
  );
}

/** Adjusted scores can leave the scale. */
function binOf(score: number): number {
  const last = BEST_SCORE - STEP;
  return Math.min(Math.max(LOWEST + STEP * Math.floor((score - LOWEST) / STEP), LOWEST), last);
}
