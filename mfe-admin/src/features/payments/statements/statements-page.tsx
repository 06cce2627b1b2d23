import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { Toolbar } from '../../../shared/list/tools/toolbar';
import { useList } from '../../../shared/list/use-list';
import { PaymentTabs } from '../payment-tabs';
import { ImportForm } from './import-form';
import { statementRow } from './statement-row';
import { PAGE_SIZE, statementsQuery } from './statements.api';
import { texts } from './texts';

export default function StatementsPage() {
  const list = useList({ sort: '-createdAt', filters: [] });
  const page = useQuery(statementsQuery(list.query));
  return (
    <ListPage list={list} title={texts.title} tabs={<PaymentTabs current={texts.title} />}>
      <ImportForm />
      <Toolbar>
        <SearchField list={list} label={texts.search} />
      </Toolbar>
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={statementRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
