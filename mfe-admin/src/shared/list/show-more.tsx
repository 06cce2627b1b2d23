import { messageOf } from '@plenary/kit/api';
import { Alert, Button, styled } from '@plenary/kit/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { texts } from './texts';

const Root = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });

interface ShowMoreProps {
  pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  label: string;
}

/** Loads the next page of a list that grows, and says so when it could not be loaded. */
export function ShowMore({ pages, label }: ShowMoreProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Root>
      {pages.isFetchNextPageError && (
        <Alert severity="error">{messageOf(pages.error, texts.moreFailed)}</Alert>
      )}
      <Button
        look="outlined"
        busy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {label}
      </Button>
    </Root>
  );
}
