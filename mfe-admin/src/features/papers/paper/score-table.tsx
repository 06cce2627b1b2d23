import { paperStateLabel } from '@plenary/kit/states';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { AdminReview } from '../paper.api';
import { texts } from '../texts';
import { BEST_SCORE, isWideSpread, ScoreRange, ScoreSteps } from '../score-marks';

const Scroll = styled('div')({
  // Texts for screen readers scroll with their cells.
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'auto',
  '&:focus-visible': { outlineOffset: -3 },
});

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 10px 6px 4px',
    borderBlockEnd: `1px solid ${colours.hairline}`,
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'normal',
  },
  '& tbody th': { color: colours.ink, fontWeight: 700, whiteSpace: 'nowrap' },
  '& thead :is(td, th)': { borderBlockEnd: `3px solid ${colours.primary}` },
  '& thead th': {
    color: colours.ink,
    fontSize: '0.8125rem',
    fontWeight: 700,
    verticalAlign: 'bottom',
  },
  '& td:last-of-type': { whiteSpace: 'nowrap' },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
  '& [data-wide="true"]': { color: colours.warning, fontWeight: 700 },
  // The figures are enough where the steps would push the last column out of sight.
  '@container (max-width: 580px)': {
    '&[data-many="true"]': {
      fontSize: '0.8125rem',
      '& :is(th, td)': { paddingInlineEnd: 4 },
      '& td:not(:last-of-type) [data-marks]': { display: 'none' },
      '& td:last-of-type [data-marks]': { inlineSize: 36 },
    },
  },
  '@container (max-width: 460px)': { '& [data-marks]': { display: 'none' } },
});

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Criteria are rows, reviewers columns. @param props.reviews submitted ones of one round */
export function ScoreTable({ reviews }: { reviews: AdminReview[] }) {
  if (reviews.length === 0) return null;
  const criteria = Object.entries(texts.criteria).filter(([id]) =>
    reviews.some((review) => review.criteria[id] !== undefined),
  );
  const means = reviews.map((review) => mean(Object.values(review.criteria)));
  return (
    <Scroll role="region" aria-label={texts.scores} tabIndex={0}>
      <Table data-many={reviews.length > 2}>
        <thead>
          <tr>
            <td />
            {reviews.map(({ id, alias }) => (
              <th key={id} scope="col">
                {texts.reviewer({ alias })}
              </th>
            ))}
            <th scope="col">{texts.meanAndSpread}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            label={texts.recommendation}
            cells={reviews.map(
              ({ recommendation }) => recommendation && paperStateLabel(recommendation),
            )}
            sum={<small>{agreementOf(reviews)}</small>}
          />
          {criteria.map(([id, label]) => (
            <Row
              key={id}
              label={label}
              cells={reviews.map(({ id: review, criteria: { [id]: score } }) =>
                score === undefined ? '–' : <ScoreSteps key={review} score={score} />,
              )}
              sum={<Spread scores={reviews.flatMap((review) => review.criteria[id] ?? [])} />}
            />
          ))}
          <Row
            label={texts.mean}
            cells={means.map((value) => value.toFixed(1))}
            sum={<Spread scores={means} />}
          />
          <Row
            label={texts.confidence}
            cells={reviews.map(
              ({ confidence }) =>
                confidence !== null && texts.confidenceLevel({ confidence: String(confidence) }),
            )}
            sum={null}
          />
        </tbody>
      </Table>
    </Scroll>
  );
}

function Row({ label, cells, sum }: { label: string; cells: ReactNode[]; sum: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
      <td>{sum}</td>
    </tr>
  );
}

function Spread({ scores }: { scores: number[] }) {
  if (scores.length === 0) return null;
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const isWide = isWideSpread(highest - lowest);
  return (
    <>
      <span data-wide={isWide}>{mean(scores).toFixed(1)}</span>{' '}
      <ScoreRange lowest={lowest} highest={highest} mean={mean(scores)} best={BEST_SCORE} />
      <VisuallyHidden>
        {texts.range({ lowest: lowest.toFixed(1), highest: highest.toFixed(1) })}
      </VisuallyHidden>
    </>
  );
}

/** How many reviewers give the most frequent recommendation. */
function agreementOf(reviews: AdminReview[]): string {
  const counts = new Map<string | null, number>();
  for (const { recommendation } of reviews)
    counts.set(recommendation, (counts.get(recommendation) ?? 0) + 1);
  return texts.agree({ most: Math.max(...counts.values()), all: reviews.length });
}
