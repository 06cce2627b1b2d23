import { EmptyState, LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import { FilterTabs } from '../../shared/list/tools/filter-tabs';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { bulkEmailRow } from './bulk-email-row';
import { bulkEmailsQuery, PAGE_SIZE } from './bulk-emails.api';
import { texts } from './texts';

const tabs = (['draft', 'sending', 'stopped', 'sent'] as const).map((value) => ({
  value,
  label: texts.states[value],
}));

export default function BulkEmailsPage() {
  const list = useList({ sort: '-createdAt', filters: ['state'] });
  const page = useQuery(bulkEmailsQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      action={<LinkButton to={adminPaths.newBulkEmail.href()}>{texts.compose}</LinkButton>}
      tabs={<FilterTabs list={list} name="state" label={texts.state} tabs={tabs} />}
      tools={<SearchField list={list} label={texts.search} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={bulkEmailRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
