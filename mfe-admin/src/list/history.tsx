import { formatInstant } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Root = styled('details')({
  '& summary': { minBlockSize: 36, color: '#1a237e', fontWeight: 500, cursor: 'pointer' },
  '& ol': { listStyle: 'none', display: 'grid', gap: 10, paddingBlockStart: 4 },
  '& li': { borderInlineStart: `3px solid ${colours.indigo200}`, paddingInlineStart: 12 },
  '& li p': { color: colours.muted, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});

export interface HistoryEntry {
  at: string;
  what: string;
  /** Who did it, after what was done. */
  who?: ReactNode;
  details?: ReactNode;
}

/** What happened to one thing, the first first; folded until one asks for it. */
export function History({ title, entries }: { title: string; entries: HistoryEntry[] }) {
  return (
    <Root>
      <summary>{title}</summary>
      <ol>
        {entries.map(({ at, what, who, details }) => (
          <li key={at + what}>
            <strong>{what}</strong> {who}
            <p>
              <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            {details && <p>{details}</p>}
          </li>
        ))}
      </ol>
    </Root>
  );
}
