import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, EmptyState, ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { NoMatch } from '../../../shared/list/results';
import { ListTabs } from '../../../shared/list/tools/list-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { Toolbar } from '../../../shared/list/tools/toolbar';
import { Pager } from '../../../shared/list/rows/pager';
import { useList } from '../../../shared/list/use-list';
import { AdminPage } from '../../../shared/page/admin-page';
import { Announcement } from '../../../shared/page/announcement';
import { adminPaths } from '../../../paths';
import {
  RELEASES_PER_PAGE,
  releasesQuery,
  type ReleaseItem,
  type UnreleasedStatus,
} from './releases.api';
import { paperNumber, type PaperCounts } from '../papers.api';
import { ReadyDecisions } from './ready-decisions';
import { texts } from '../texts';

const statuses: UnreleasedStatus[] = ['decision-recorded', 'verified'];

export default function ReleasesPage() {
  const list = useList({ sort: 'number', filters: ['status'] });
  const paperId = list.get('paper');
  const status = statuses.find((each) => each === list.get('status')) ?? 'decision-recorded';
  const q = list.get('q');
  const releases = useQuery(releasesQuery({ status, cursor: list.get('cursor'), paperId, q }));
  const [results, setResults] = useState<ReleaseItem[]>([]);
  const released = results.filter(({ outcome }) => outcome === 'released').length;
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const trail = [{ label: texts.title, to: paths.adminPapers.href() }, { label: texts.release }];
  const { items, nextCursor, counts } = releases.data ?? {};

  function finish(items: ReleaseItem[]) {
    setResults(items);
    // From the page of a paper, the remaining decisions follow.
    list.replace({ cursor: '', paper: '' });
  }

  return (
    <AdminPage title={texts.releasesTitle} trail={trail}>
      {!paperId && (
        <>
          <ReleaseTabs current={status} counts={counts} q={q} />
          <Toolbar>
            <SearchField list={list} label={texts.search} />
          </Toolbar>
        </>
      )}
      <Announcement text={released > 0 ? texts.released({ count: released }) : ''} />
      {skipped.length > 0 && (
        <Alert severity="warning">
          {texts.skipped}
          <ul>
            {skipped.map(({ id, number, title, reason }) => (
              <li key={id}>
                {paperNumber(number)} {title}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {releases.isPending && <ListSkeleton />}
      {releases.isLoadingError && (
        <ErrorState
          title={texts.previewFailed}
          message={messageOf(releases.error, texts.noReason)}
          onRetry={() => void releases.refetch()}
        />
      )}
      {items?.length === 0 &&
        (q ? (
          <NoMatch list={list} />
        ) : (
          <EmptyState title={texts.noReleases}>{texts.noReleasesHint}</EmptyState>
        ))}
      {items && items.length > 0 && (
        <>
          <ReadyDecisions items={items} isBlocked={releases.isPlaceholderData} onDone={finish} />
          {!paperId && (
            <Pager
              list={list}
              shown={items.length}
              pageSize={RELEASES_PER_PAGE}
              total={q ? undefined : counts?.[status]}
              nextCursor={nextCursor ?? null}
            />
          )}
        </>
      )}
    </AdminPage>
  );
}

interface ReleaseTabsProps {
  current: UnreleasedStatus;
  counts?: PaperCounts;
  q: string;
}

function ReleaseTabs(props: ReleaseTabsProps) {
  const page = adminPaths.paperReleases.href();
  const addressOf = (status: UnreleasedStatus) => {
    const search = new URLSearchParams({
      ...(status !== 'decision-recorded' && { status }),
      ...(props.q && { q: props.q }),
    });
    return search.size > 0 ? `${page}?${search}` : page;
  };
  const labelOf = (status: UnreleasedStatus) =>
    texts.tabWithCount({ tab: texts.releaseTabs[status], count: props.counts?.[status] ?? 0 });
  const lists = statuses.map((status) => ({
    to: addressOf(status),
    label: labelOf(status),
  }));
  return <ListTabs label={texts.release} lists={lists} current={labelOf(props.current)} />;
}
