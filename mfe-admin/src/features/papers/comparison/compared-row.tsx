import { PaperChip, paperState, paperStateLabel } from '@plenary/kit/states';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { paperNumber } from '../papers.api';
import { isWideSpread } from '../score-marks';
import { TrackCell } from '../list/paper-cells';
import { Tags } from '../tags/tags';
import { texts as papers } from '../texts';
import { figure, SCORES, type ComparedPaper, type Score } from './comparison.api';
import { texts } from './texts';

const Figures = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  // Three reviews are on one line.
  minInlineSize: '6.5em',
  fontVariantNumeric: 'tabular-nums',
  '&[data-wide="true"]': { color: colours.warning, fontWeight: 700 },
});

const trackColumn = {
  head: papers.track,
  cell: (paper: ComparedPaper) => <TrackCell {...paper} />,
};

/** @param score the chosen one, which comes first on phones */
export const comparedShape = (score: Score, hasTracks: boolean): RowShape<ComparedPaper> => ({
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.paper.href({ paperId: id }),
  head: papers.paper,
  sort: { by: 'number', kind: 'number' },
  title: ({ title }) => title,
  note: (paper) => noteOf(paper),
  columns: [
    { head: papers.status, cell: (paper) => <State {...paper} /> },
    ...(hasTracks ? [trackColumn] : []),
    { head: texts.reviews, cell: (paper) => <Reviews {...paper} /> },
    {
      head: texts.metaReview,
      cell: ({ metaReview }) => metaReview && <MetaReview {...metaReview} />,
    },
    ...SCORES.map((name) => ({
      head: texts.scores[name],
      isNumeric: true,
      sort: { by: name, kind: 'number' as const },
      cell: (paper: ComparedPaper) =>
        name === score ? <b>{figure(paper[name])}</b> : figure(paper[name]),
    })),
    {
      head: texts.deviation,
      isNumeric: true,
      sort: { by: 'deviation', kind: 'number' },
      cell: ({ deviation }) => deviation !== null && figure(deviation),
    },
    { head: papers.tags, cell: ({ tags }) => tags.length > 0 && <Tags tags={tags} /> },
  ],
  entry: (paper) => ({
    value: <b>{figure(paper[score])}</b>,
    text: noteOf(paper),
    foot: (
      <>
        <State {...paper} />
        <Reviews {...paper} />
        {paper.metaReview && <MetaReview {...paper.metaReview} />}
        <Tags tags={paper.tags} />
      </>
    ),
  }),
});

const noteOf = ({ number, topic }: ComparedPaper) => `${paperNumber(number)} · ${topic}`;

/** A decision that its authors do not know yet is named after the state. */
function State(paper: ComparedPaper) {
  const { decision, status } = paper;
  return (
    <>
      <PaperChip state={paperState(paper)} />{' '}
      {status === 'decision-recorded' && decision && <small>{paperStateLabel(decision)}</small>}
    </>
  );
}

function MetaReview({ recommendation }: NonNullable<ComparedPaper['metaReview']>) {
  return (
    <small>{recommendation ? paperStateLabel(recommendation) : texts.metaReviewMissing}</small>
  );
}

function Reviews({ compared, spread }: ComparedPaper) {
  return (
    <Figures data-wide={spread !== null && isWideSpread(spread)}>
      {compared.map(({ alias, score, confidence }) => (
        <span key={alias}>
          <span aria-hidden="true">{score.toFixed(1)}</span>
          <VisuallyHidden>
            {confidence === null
              ? texts.reviewWithout({ alias, score: score.toFixed(1) })
              : texts.reviewOf({ alias, score: score.toFixed(1), confidence })}
          </VisuallyHidden>
        </span>
      ))}
    </Figures>
  );
}
