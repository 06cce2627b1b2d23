import { Instant, useNow } from '@plenary/kit/edition';
import { Button, Chip, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { Ref } from 'react';
import type { OwnSession } from './sessions.api';
import { texts as allTexts } from './texts';

const { sessions: texts } = allTexts;

const List = styled('ul')({
  listStyle: 'none',
  borderBlockStart: `3px solid ${colours.primary}`,
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
  '& strong': { color: colours.ink, fontWeight: 700 },
  '& small': { display: 'block', fontSize: '0.875rem', color: colours.muted },
});

interface SessionListProps {
  ref: Ref<HTMLUListElement>;
  sessions: OwnSession[];
  onEnd: (session: OwnSession) => void;
}

export function SessionList({ ref, sessions, onEnd }: SessionListProps) {
  const now = useNow();
  return (
    <List ref={ref} role="list" tabIndex={-1}>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <strong>{session.device ?? texts.unknownDevice}</strong>
            <small>
              <Instant
                at={session.lastUsedAt}
                now={now}
                phrase={(age) => texts.lastUsed({ age })}
              />
            </small>
            <small>
              {texts.since} <Instant at={session.createdAt} />
            </small>
          </div>
          {session.isCurrent ? (
            <Chip tone="indigo">{texts.current}</Chip>
          ) : (
            <Button look="outlined" size="small" onClick={() => onEnd(session)}>
              <span aria-hidden>{texts.end}</span>
              <VisuallyHidden>
                {texts.endOne({ device: session.device ?? texts.unknownDevice })}
              </VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}
