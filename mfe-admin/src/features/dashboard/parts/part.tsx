import { Button, colours, keyframes, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '../texts';

export const DARK = '@media screen and (prefers-color-scheme: dark)';

/** Rules are quieter on dark. */
const rule = (width: number) => ({
  borderBlockStart: `${width}px solid ${colours.primary}`,
  [DARK]: { borderBlockStartColor: colours.indigo300 },
});

export const Part = styled('section')<{ rule: 3 | 6 }>(({ rule: width }) => ({
  ...rule(width),
  minInlineSize: 0,
  paddingBlockStart: width === 6 ? 14 : 10,
}));

export const PartHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
  minBlockSize: 26,
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.2 },
  '& small, & a': { fontSize: '0.8125rem' },
  '& small': { color: colours.muted },
});

export const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
});

export const Figure = styled('strong')({
  color: colours.ink,
  fontSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& + span': { color: colours.muted },
});

const ErrorLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 8,
  color: colours.errorText,
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Of the final height, after 300 ms. */
export const Skeleton = styled('span')<{ tall: number }>(({ tall }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: tall,
  backgroundColor: colours.indigo100,
  animation: `${appear} 1ms 300ms both`,
}));

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  failed: string;
  /** Height of the content, in pixels. */
  height: number;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A failure is one line; data that came before it stays. */
export function Loaded<Data>({ query, failed, height, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorLine role="alert">
        {failed}
        <Button look="text" size="small" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </ErrorLine>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div aria-hidden="true">{skeleton ?? <Skeleton tall={height} />}</div>
    </div>
  );
}
