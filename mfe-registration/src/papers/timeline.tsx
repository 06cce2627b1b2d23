import { formatInstant } from '@plenary/kit/edition';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { Paper } from './papers.api';
import { texts } from './texts';
import { timelineOf, type Moment } from './timeline-of';

const List = styled('ol')({
  display: 'grid',
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: 2,
    paddingInlineStart: 32,
    paddingBlockEnd: 20,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    insetBlock: '10px -10px',
    borderInlineStart: `1px solid ${colours.control}`,
  },
  '& li[data-state="done"]::before': {
    insetInlineStart: 5,
    borderInlineStart: '4px solid #1a237e',
  },
  '& li:last-of-type::before': { display: 'none' },
  '& li::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 4,
    inlineSize: 14,
    blockSize: 14,
    borderRadius: '50%',
    border: `2px solid ${colours.control}`,
    backgroundColor: '#fff',
  },
  '& li[data-state="done"]::after': { borderColor: '#1a237e', backgroundColor: '#1a237e' },
  '& li[data-state="now"]::after': {
    borderColor: '#f50057',
    borderWidth: 4,
    boxSizing: 'border-box',
  },
  '& strong': { fontWeight: 500, color: colours.ink },
  '& li[data-state="later"] strong': { color: colours.muted, fontWeight: 400 },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& p': { fontSize: '0.9375rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** What happened to a paper, what comes next, and what then. */
export function Timeline({ paper }: { paper: Paper }) {
  return (
    <List aria-label={texts.timeline.title}>
      {timelineOf(paper).map((moment) => (
        <li key={`${moment.title} ${moment.at}`} data-state={moment.state}>
          <strong>
            <VisuallyHidden>{texts.timeline[moment.state]}: </VisuallyHidden>
            {moment.title}
          </strong>
          <When {...moment} />
          {moment.note && <p>{moment.note}</p>}
        </li>
      ))}
    </List>
  );
}

function When({ at, state }: Moment) {
  if (at === null) return null;
  return (
    <small>
      {state !== 'done' && `${texts.by} `}
      <time dateTime={at}>{formatInstant(at)}</time>
    </small>
  );
}
