import { formatInZone, useReaderZone } from '@plenary/kit/edition';
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
  '& strong': { color: colours.ink, fontWeight: 500 },
  '& small': { display: 'block', fontSize: '0.875rem', color: colours.muted },
});

interface SessionListProps {
  ref: Ref<HTMLUListElement>;
  sessions: OwnSession[];
  ending: string | undefined;
  onEnd: (id: string) => void;
}

export function SessionList({ ref, sessions, ending, onEnd }: SessionListProps) {
  return (
    <List ref={ref} role="list" tabIndex={-1}>
      {sessions.map(({ id, device, lastUsedAt, createdAt, isCurrent }) => (
        <li key={id}>
          <div>
            <strong>{device ?? texts.unknownDevice}</strong>
            <small>
              {texts.lastUsed} <Time at={lastUsedAt} />
            </small>
            <small>
              {texts.since} <Time at={createdAt} />
            </small>
          </div>
          {isCurrent ? (
            <Chip tone="indigo">{texts.current}</Chip>
          ) : (
            <Button look="outlined" size="small" busy={ending === id} onClick={() => onEnd(id)}>
              <span aria-hidden>{texts.end}</span>
              <VisuallyHidden>
                {texts.endOne({ device: device ?? texts.unknownDevice })}
              </VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

function Time({ at }: { at: string }) {
  const timeZone = useReaderZone() ?? 'UTC';
  return <time dateTime={at}>{formatInZone(at, timeZone)}</time>;
}
