import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface EmailedLinkPageProps<Data> {
  query: UseQueryResult<Data>;
  /** While there is no data. */
  title: string;
  texts: {
    invalidTitle: string;
    home: string;
    loadFailed: string;
    loadFailedText: string;
    loading: string;
  };
  children: (data: Data) => ReactNode;
}

/** A page that the link of an email opens: loading, an invalid link, a failed request, or its content. */
export function EmailedLinkPage<Data>({
  query,
  title,
  texts,
  children,
}: EmailedLinkPageProps<Data>) {
  const { error, data } = query;
  if (error instanceof ApiError && error.status === 400) {
    return (
      <Page>
        <PageHeader title={texts.invalidTitle} />
        <EmptyState
          title={messageOf(error, texts.invalidTitle)}
          action={<LinkButton to={paths.home.href()}>{texts.home}</LinkButton>}
        />
      </Page>
    );
  }
  if (data !== undefined) return children(data);
  return (
    <Page>
      <PageHeader title={title} />
      {query.isError && !query.isFetching ? (
        <ErrorState
          title={texts.loadFailed}
          message={texts.loadFailedText}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Page>
  );
}
