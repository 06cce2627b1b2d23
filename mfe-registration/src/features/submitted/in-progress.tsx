import { formatDay, useDayOf, useEdition, type Edition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { PaperChip, paperState } from '@plenary/kit/states';
import { colours, Link, styled } from '@plenary/kit/ui';
import { submitPath } from '../../shared/papers/next-step-of';
import type { DayOf } from '../../shared/papers/due';
import type { Paper } from '../../shared/papers/papers.api';
import { Group } from './group';
import { paperLine } from './paper-line';
import { texts } from './texts';

const STEPS = 5;

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '8px 32px',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& h3': { fontFamily: 'inherit', fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& h3 a': { color: colours.ink },
  '& p': { fontSize: '0.9375rem', color: colours.muted },
  '& strong': { fontWeight: 400, color: colours.ink },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 200px minmax(0, 300px)',
    alignItems: 'start',
  },
}));

const Rail = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${STEPS}, 1fr)`,
  gap: 4,
  marginBlockStart: 8,
  '& span': { borderBlockStart: `4px solid ${colours.indigo200}` },
  '& [data-step="done"]': { borderColor: colours.primary },
  '& [data-step="now"]': { borderColor: colours.secondary },
});

export function InProgress({ papers }: { papers: Paper[] }) {
  const edition = useEdition();
  const dayOf = useDayOf();
  if (papers.length === 0) return null;
  return (
    <Group
      title={texts.groups.inProgress}
      count={papers.length}
      note={texts.nothingToDo}
      rule="middle"
    >
      {papers.map((paper) => {
        const { step, event, when } = progressOf(paper, edition, dayOf);
        return (
          <Row key={paper.id}>
            <div>
              <h3>
                <Link to={paths.paper.href({ paperId: paper.id })}>{paper.title}</Link>
              </h3>
              <p>
                {paperLine(paper, dayOf)}.{paper.role === 'co-author' && ` ${texts.coAuthor}`}
              </p>
            </div>
            <div>
              <PaperChip state={paperState(paper)} />
              <Rail aria-hidden>
                {Array.from({ length: STEPS }, (_, index) => (
                  <span key={index} data-step={phaseOf(index + 1, step)} />
                ))}
              </Rail>
            </div>
            <p>
              <strong>{event}</strong>
              <br />
              {when}
              {paper.isEditable && (
                <>
                  {'. '}
                  <Link to={submitPath(paper.id)}>{texts.edit}</Link> {texts.editUntil}
                </>
              )}
            </p>
          </Row>
        );
      })}
    </Group>
  );
}

function phaseOf(index: number, step: number): string {
  if (index === step) return 'now';
  return index < step ? 'done' : 'later';
}

interface Progress {
  /** From 1: submitted, screening, review, revision, publication. */
  step: number;
  event: string;
  when: string;
}

function progressOf(paper: Paper, { dates }: Pick<Edition, 'dates'>, dayOf: DayOf): Progress {
  const { events } = texts;
  const by = (at: string | null) => (at ? texts.by({ day: dayOf(at) }) : '');
  switch (paper.status) {
    case 'submitted':
      return { step: 1, event: events.acknowledgement, when: by(paper.acknowledgeBy) };
    case 'screening':
      return { step: 2, event: events.acknowledgement, when: by(paper.acknowledgeBy) };
    case 'under-review': {
      const day = dates.find(({ key }) => key === 'notification')?.day;
      const isAhead = day !== undefined && Date.parse(day) > Date.now();
      const when = isAhead ? texts.expected({ day: formatDay(day) }) : texts.emailed;
      return { step: 3, event: events.decision, when };
    }
    case 'minor-corrections':
    case 'major-corrections':
      return { step: 4, event: events.revision, when: by(paper.correctionsBy) };
    case 'revision-submitted':
      return { step: 4, event: events.verification, when: by(paper.verifyBy) };
    case 'accepted':
      return paper.payment === 'confirmed'
        ? { step: 5, event: events.cameraReady, when: texts.byCorresponding }
        : { step: 5, event: events.payment, when: texts.byAnother };
    // Of a co-author: the paper was returned to its corresponding author.
    case 'draft':
    case 'rejected':
    case 'desk-rejected':
    case 'withdrawn':
      return { step: 1, event: events.returned, when: texts.byCorresponding };
  }
}
