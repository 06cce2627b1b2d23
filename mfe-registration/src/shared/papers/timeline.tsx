import { Instant } from '@plenary/kit/edition';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { Paper } from './papers.api';
import { texts } from './texts';
import { timelineEntries, type TimelineEntry } from './timeline-entries';

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
  '& li[data-phase="done"]::before': {
    insetInlineStart: 5,
    borderInlineStart: `4px solid ${colours.primary}`,
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
    backgroundColor: colours.page,
  },
  '& li[data-phase="done"]::after': {
    borderColor: colours.primary,
    backgroundColor: colours.primary,
  },
  '& li[data-phase="now"]::after': {
    borderColor: colours.secondary,
    borderWidth: 4,
    boxSizing: 'border-box',
  },
  '& strong': { fontWeight: 700, color: colours.ink },
  '& li[data-phase="later"] strong': { color: colours.muted, fontWeight: 400 },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& p': { fontSize: '0.9375rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

export function Timeline({ paper }: { paper: Paper }) {
  return (
    <List aria-label={texts.timeline.title}>
      {timelineEntries(paper).map((entry) => (
        <li key={`${entry.title} ${entry.at}`} data-phase={entry.phase}>
          <strong>
            <VisuallyHidden>{texts.timeline[entry.phase]}: </VisuallyHidden>
            {entry.title}
          </strong>
          <EntryTime {...entry} />
          {entry.note && <p>{entry.note}</p>}
        </li>
      ))}
    </List>
  );
}

function EntryTime({ at, phase }: TimelineEntry) {
  if (at === null) return null;
  return (
    <small>
      <Instant at={at} phrase={phase === 'done' ? undefined : (time) => texts.by({ time })} />
    </small>
  );
}
