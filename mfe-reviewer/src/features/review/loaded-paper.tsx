import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { EmptyState, ErrorState, LinkButton, Page, Spinner, useArrival } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface LoadedPaperProps<Data> {
  query: UseQueryResult<Data>;
  words: { notFound: string; notFoundHint: string; failed: string; failedHint: string };
  children: (data: Data) => ReactNode;
}

/** What a reviewer has of one paper; the page says so when it is not theirs. */
export function LoadedPaper<Data>({ query, words, children }: LoadedPaperProps<Data>) {
  const data = useArrival(query.data);
  if (data) return children(data);
  return (
    <Page>
      {!query.isError && <Spinner label={texts.loading} />}
      {query.isError && isNotFound(query.error) && (
        <>
          <h1 tabIndex={-1}>{words.notFound}</h1>
          <EmptyState
            title={words.notFoundHint}
            action={
              <LinkButton look="outlined" to={paths.reviewers.href()}>
                {texts.myReviews}
              </LinkButton>
            }
          />
        </>
      )}
      {query.isError && !isNotFound(query.error) && (
        <ErrorState
          title={words.failed}
          message={messageOf(query.error, words.failedHint)}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  );
}

/** An unassigned paper (404) and a malformed id (400) look the same to the reader. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
