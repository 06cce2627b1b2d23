import { messageOf } from '@plenary/kit/api';
import { Instant } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Alert, Button, ErrorState, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BidPapers } from './bid-papers';
import { bidsQuery, type BidList } from './bids.api';
import { texts } from './texts';

export default function BidsPage() {
  const bids = useInfiniteQuery(bidsQuery());
  const first = bids.data?.pages[0];
  const papers = bids.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page>
      <PageHeader
        title={texts.title}
        trail={[{ label: texts.myReviews, to: paths.reviewers.href() }, { label: texts.title }]}
      >
        <p>{texts.lead}</p>
        {first && <Window list={first} />}
      </PageHeader>
      {bids.isPending && <Spinner label={texts.loading} />}
      {bids.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(bids.error, texts.failedHint)}
          onRetry={() => void bids.refetch()}
        />
      )}
      {first && <BidPapers papers={papers} isOpen={first.isOpen} />}
      {bids.isFetchNextPageError && (
        <Alert severity="error">{messageOf(bids.error, texts.moreFailed)}</Alert>
      )}
      {bids.hasNextPage && (
        <Button
          look="outlined"
          busy={bids.isFetchingNextPage}
          onClick={() => void bids.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Page>
  );
}

function Window({ list: { isOpen, closesAt, bids, total } }: { list: BidList }) {
  return (
    <>
      <p>
        {isOpen && closesAt && (
          <Instant at={closesAt} phrase={(date) => texts.openUntil({ date })} />
        )}
        {isOpen && !closesAt && texts.open}
        {!isOpen && texts.closed}
      </p>
      <p role="status">
        <progress value={bids} max={Math.max(1, total)} aria-hidden="true" />{' '}
        {texts.progress({ bids, total })}
      </p>
      {isOpen && <p>{texts.keys}</p>}
    </>
  );
}
