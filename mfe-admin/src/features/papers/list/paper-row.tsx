import { trackOf, useEdition } from '@plenary/kit/edition';
import { PaperChip, paperState } from '@plenary/kit/states';
import type { Column, RowShape } from '../../../shared/list/rows/row-shape';
import { Ago, Instant } from '../../../shared/details/time';
import { adminPaths } from '../../../paths';
import { texts as handlers } from '../handlers/texts';
import { paperNumber, type PaperRow } from '../papers.api';
import { Tags } from '../tags/tags';
import { texts } from '../texts';
import { Found, NextCell, ReviewsCell, ScoreCell, SpreadCell, TrackCell } from './paper-cells';

const percent = (value: number | null) => (value === null ? '–' : texts.percent({ value }));

const columns = {
  status: { head: texts.status, cell: (paper) => <PaperChip state={paperState(paper)} /> },
  topic: { head: texts.topic, cell: ({ topic }) => topic },
  track: { head: texts.track, cell: (paper) => <TrackCell {...paper} /> },
  kind: { head: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
  reviews: { head: texts.reviews, cell: (paper) => <ReviewsCell {...paper} /> },
  score: {
    head: texts.score,
    sort: { by: 'score', kind: 'number' },
    cell: (paper) => <ScoreCell {...paper} />,
  },
  spread: { head: texts.spread, isNumeric: true, cell: (paper) => <SpreadCell {...paper} /> },
  tags: { head: texts.tags, cell: ({ tags }) => tags.length > 0 && <Tags tags={tags} /> },
  handler: { head: handlers.handledBy, cell: ({ handler }) => handler?.name },
  similarity: {
    head: texts.similarity,
    isNumeric: true,
    cell: ({ similarityPercent }) => percent(similarityPercent),
  },
  aiShare: { head: texts.aiShare, isNumeric: true, cell: ({ aiPercent }) => percent(aiPercent) },
  next: { head: texts.next.head, cell: (paper, now) => <NextCell paper={paper} now={now} /> },
  due: {
    head: texts.due,
    sort: { by: 'due', kind: 'time' },
    cell: ({ dueAt }) => dueAt && <Instant at={dueAt} />,
  },
  registration: {
    head: texts.registration,
    cell: ({ publication }) => publication && texts.registrations[publication.registration],
  },
  cameraReady: {
    head: texts.cameraReadyState,
    cell: ({ publication }) => publication && texts.cameraReadyStates[publication.cameraReady],
  },
  submitted: {
    head: texts.submitted,
    sort: { by: 'submittedAt', kind: 'time' },
    isNumeric: true,
    cell: ({ submittedAt }, now) => <Ago at={submittedAt} now={now} />,
  },
} satisfies Record<string, Column<PaperRow>>;

type PaperColumn = keyof typeof columns;

/** @param hasTracks without them no column names one */
export const paperColumns = (hasTracks: boolean) =>
  Object.entries(columns)
    .filter(([id]) => id !== 'track' || hasTracks)
    .map(([id, { head }]) => ({ id, label: head }));

export const defaultColumns = (hasTracks: boolean): PaperColumn[] => [
  'status',
  ...(hasTracks ? (['track'] as const) : []),
  ...(['reviews', 'score', 'spread', 'tags', 'next', 'submitted'] as const),
];

/** @param shown in any order; the columns keep their own */
export function paperShape(shown: readonly string[]): RowShape<PaperRow> {
  const isShown = new Set(shown);
  const chosen = Object.entries(columns).filter(([id]) => isShown.has(id));
  return { ...paperRow, columns: chosen.map(([, column]) => column) };
}

const paperRow: Omit<RowShape<PaperRow>, 'columns'> = {
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.paper.href({ paperId: id }),
  head: texts.paper,
  sort: { by: 'title', kind: 'text' },
  title: ({ title }) => title,
  note: (paper) => <Note {...paper} />,
  entry: (paper, now) => ({
    text: (
      <>
        <Note {...paper} />
        <TrackLine {...paper} />
      </>
    ),
    age: <Ago at={paper.submittedAt} now={now} />,
    foot: (
      <>
        <PaperChip state={paperState(paper)} />
        {paper.score !== null && <ScoreCell {...paper} />}
        {paper.reviews.assigned > 0 && <ReviewsCell {...paper} />}
        <NextCell paper={paper} now={now} />
        <Tags tags={paper.tags} />
      </>
    ),
  }),
};

/** Nothing where the topic belongs to no track. */
function TrackLine({ topic }: PaperRow) {
  const name = trackOf(useEdition(), topic)?.name;
  return name && <span> · {texts.ofTrack({ name })}</span>;
}

function Note({ number, authors, topic, laterResponseEnd, found }: PaperRow) {
  return (
    <>
      {paperNumber(number)} · {authors} · {topic}
      {laterResponseEnd && (
        <>
          {' · '}
          {texts.laterResponse} <Instant at={laterResponseEnd} />
        </>
      )}
      {found && <Found parts={found} />}
    </>
  );
}
