import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, EmptyState, ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../list/list-skeleton';
import { ListTabs } from '../../list/list-tabs';
import { Pager } from '../../list/pager';
import { useList } from '../../list/use-list';
import { AdminPage } from '../../page/admin-page';
import { Announcement } from '../../page/announcement';
import { adminPaths } from '../../paths';
import { RELEASES_PER_PAGE, releasesQuery, type ReleaseItem, type WaitingStatus } from './bulk.api';
import type { PaperCounts } from './papers.api';
import { ReadyDecisions } from './ready-decisions';
import { texts } from './texts';

const statuses: WaitingStatus[] = ['decided', 'verified'];

/** Decisions that wait for their release, each with the mail that it sends. */
export default function ReleasesPage() {
  const list = useList({ sort: 'number', filters: ['status'] });
  const paperId = list.get('paper');
  const status = statuses.find((each) => each === list.get('status')) ?? 'decided';
  const releases = useQuery(releasesQuery(status, list.get('cursor'), paperId));
  const [done, setDone] = useState<ReleaseItem[]>([]);
  const released = done.filter(({ outcome }) => outcome === 'released').length;
  const left = done.filter(({ outcome }) => outcome === 'left');
  const trail = [{ label: texts.title, to: paths.adminPapers.href() }, { label: texts.release }];
  const { items, nextCursor, counts } = releases.data ?? {};

  function finish(answered: ReleaseItem[]) {
    setDone(answered);
    list.replace({ cursor: '' });
  }

  return (
    <AdminPage title={texts.releasesTitle} trail={trail}>
      {!paperId && <WaitingTabs current={status} counts={counts} />}
      <Announcement text={released > 0 ? texts.releasedMany(released) : ''} />
      {left.length > 0 && (
        <Alert severity="warning">
          {texts.leftOnes}
          <ul>
            {left.map(({ id, number, title, reason }) => (
              <li key={id}>
                {texts.number(number)} {title}: {reason}
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
      {items?.length === 0 && (
        <EmptyState title={texts.noReleases}>{texts.noReleasesHint}</EmptyState>
      )}
      {items && items.length > 0 && (
        <>
          <ReadyDecisions items={items} onDone={finish} />
          {!paperId && (
            <Pager
              list={list}
              shown={items.length}
              pageSize={RELEASES_PER_PAGE}
              total={counts?.[status]}
              nextCursor={nextCursor ?? null}
            />
          )}
        </>
      )}
    </AdminPage>
  );
}

/** First decisions, and corrections that were accepted: each with how many wait. */
function WaitingTabs(props: { current: WaitingStatus; counts?: PaperCounts }) {
  const page = adminPaths.paperReleases.href();
  const labelOf = (status: WaitingStatus) =>
    texts.waitingFor(texts.waitingTabs[status], props.counts?.[status] ?? 0);
  const lists = statuses.map((status) => ({
    to: status === 'decided' ? page : `${page}?status=${status}`,
    label: labelOf(status),
  }));
  return <ListTabs label={texts.release} lists={lists} current={labelOf(props.current)} />;
}
