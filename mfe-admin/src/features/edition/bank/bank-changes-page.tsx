import { messageOf } from '@plenary/kit/api';
import { EmptyState, ErrorState, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { NoMatch } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { Toolbar } from '../../../shared/list/tools/toolbar';
import { useList } from '../../../shared/list/use-list';
import { AdminPage } from '../../../shared/page/admin-page';
import { Announcement } from '../../../shared/page/announcement';
import { texts as editionTexts } from '../texts';
import { BankChangePanel } from './bank-change-panel';
import { bankChangesQuery } from './bank-changes.api';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxInlineSize: 760,
  paddingBlockStart: 12,
});

/** Changes of bank details, the newest first; emails to administrators lead here. */
export default function BankChangesPage() {
  const [done, setDone] = useState('');
  const list = useList({ sort: '', filters: [] });
  const changes = useQuery(bankChangesQuery(list.get('q')));
  const trail = [{ label: editionTexts.title, to: adminPaths.edition.href() }];
  return (
    <AdminPage title={texts.title} trail={[...trail, { label: texts.title }]}>
      <Announcement text={done} />
      <Toolbar>
        <SearchField list={list} label={texts.search} />
      </Toolbar>
      {changes.isPending && <ListSkeleton />}
      {changes.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(changes.error, texts.retry)}
          onRetry={() => void changes.refetch()}
        />
      )}
      {changes.data && (
        <Room>
          <p>{texts.intro({ hours: changes.data.delayHours })}</p>
          {changes.data.items.length === 0 &&
            (list.isNarrowed ? <NoMatch list={list} /> : <EmptyState title={texts.none} />)}
          {changes.data.items.map((change) => (
            <BankChangePanel key={change.id} change={change} onDone={setDone} />
          ))}
        </Room>
      )}
    </AdminPage>
  );
}
