import { formatInZone } from '@plenary/kit/edition';
import { Button, Chip, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { Ref } from 'react';
import type { OwnSession } from './sessions.api';
import { texts } from './texts';

const { sessions: own } = texts;

const List = styled('ul')({
  listStyle: 'none',
  borderBlockStart: '3px solid #1a237e',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 64,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& strong': { color: colours.ink, fontWeight: 500 },
  '& small': { display: 'block', fontSize: '0.875rem', color: colours.muted },
});

interface SessionListProps {
  ref: Ref<HTMLUListElement>;
  sessions: OwnSession[];
  /** Id of the one that is being ended. */
  ending: string | undefined;
  onEnd: (id: string) => void;
}

export function SessionList({ ref, sessions, ending, onEnd }: SessionListProps) {
  return (
    <List ref={ref} role="list" tabIndex={-1}>
      {sessions.map(({ id, device, lastUsedAt, createdAt, isCurrent }) => (
        <li key={id}>
          <div>
            <strong>{device ?? own.unknownDevice}</strong>
            <small>
              {own.lastUsed} <Time at={lastUsedAt} />
            </small>
            <small>
              {own.since} <Time at={createdAt} />
            </small>
          </div>
          {isCurrent ? (
            <Chip tone="indigo">{own.current}</Chip>
          ) : (
            <Button look="outlined" size="small" busy={ending === id} onClick={() => onEnd(id)}>
              {own.end}
              <VisuallyHidden> {device ?? own.unknownDevice}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

/** In the reader's own zone. */
function Time({ at }: { at: string }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <time dateTime={at}>{formatInZone(at, timeZone)}</time>;
}
