import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { PaymentTabs } from '../payment-tabs';
import { CheckDrawer } from './check-drawer';
import { checkRow } from './check-row';
import { checksQuery, PAGE_SIZE } from './provider-checks.api';
import { texts } from './texts';

const STATES = ['open', 'settled', 'dismissed'] as const;

export default function ProviderChecksPage() {
  const list = useList({ sort: 'openedAt', filters: ['status'] });
  const page = useQuery(checksQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaymentTabs current={texts.title} />
          <FilterTabs
            list={list}
            name="status"
            label={texts.filter}
            counts={page.data?.counts}
            tabs={STATES.map((value) => ({ value, label: texts.states[value] }))}
          />
        </>
      }
      tools={<SearchField list={list} label={texts.search} />}
      drawer={(id, close) => <CheckDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={checkRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
