import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/list/use-list';
import { PaymentsListPage } from '../payments-list-page';
import { CheckDrawer } from './check-drawer';
import { checkRow } from './check-row';
import { checksQuery, PAGE_SIZE } from './provider-checks.api';
import { texts } from './texts';

const STATES = ['open', 'settled', 'dismissed'] as const;

export default function ProviderChecksPage() {
  const list = useList({ sort: 'openedAt', filters: ['status'] });
  const page = useQuery(checksQuery(list.query));
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={checkRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'status',
        label: texts.filter,
        counts: page.data?.counts,
        tabs: STATES.map((value) => ({ value, label: texts.states[value] })),
      }}
      texts={texts}
      drawer={(id, close) => <CheckDrawer key={id} id={id} onClose={close} />}
    />
  );
}
