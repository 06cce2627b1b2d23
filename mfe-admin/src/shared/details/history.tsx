import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Instant } from './time';

const Root = styled('details')({
  '& summary': { minBlockSize: 36, color: colours.primary, fontWeight: 700, cursor: 'pointer' },
  '& ol': { listStyle: 'none', display: 'grid', gap: 10, paddingBlockStart: 4 },
  '& li': { borderInlineStart: `3px solid ${colours.indigo200}`, paddingInlineStart: 12 },
  '& li p': { color: colours.muted, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});

export interface HistoryEntry {
  at: string;
  action: string;
  actor?: ReactNode;
  details?: ReactNode;
}

interface HistoryProps {
  title: string;
  entries: HistoryEntry[];
  isOpen?: boolean;
}

export function History({ title, entries, isOpen }: HistoryProps) {
  return (
    <Root open={isOpen}>
      <summary>{title}</summary>
      <ol>
        {entries.map(({ at, action, actor, details }) => (
          <li key={at + action}>
            <strong>{action}</strong>
            <p>
              <Instant at={at} />
              {actor && <> · {actor}</>}
            </p>
            {details && <p>{details}</p>}
          </li>
        ))}
      </ol>
    </Root>
  );
}
