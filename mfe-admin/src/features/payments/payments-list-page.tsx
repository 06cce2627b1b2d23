import { EmptyState } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { ListPage, type ListPageProps } from '../../shared/list/list-page';
import { Results, type ResultsProps } from '../../shared/list/results';
import { FilterTabs, type FilterTabsProps } from '../../shared/list/tools/filter-tabs';
import { SearchField } from '../../shared/list/tools/search-field';
import { PaymentTabs } from './payment-tabs';

interface PaymentsListPageProps<Item>
  extends
    Pick<ListPageProps, 'list' | 'title' | 'action' | 'actions' | 'drawer'>,
    Pick<ResultsProps<Item>, 'page' | 'shape' | 'pageSize'> {
  filter: Omit<FilterTabsProps, 'list'>;
  texts: { search: string; none: string; noneHint: string };
  /** Instead of the rows, where it is not false. */
  results?: ReactNode;
  /** Above the rows. */
  children?: ReactNode;
}

/** A list of the payments area: its tabs, filter and search, and the rows. */
export function PaymentsListPage<Item>({
  filter,
  texts,
  results,
  children,
  ...props
}: PaymentsListPageProps<Item>) {
  const { list, title, page, shape, pageSize } = props;
  return (
    <ListPage
      {...props}
      tabs={
        <>
          <PaymentTabs current={title} />
          <FilterTabs list={list} {...filter} />
        </>
      }
      tools={<SearchField list={list} label={texts.search} />}
    >
      {children}
      {results || (
        <Results
          list={list}
          label={title}
          page={page}
          shape={shape}
          pageSize={pageSize}
          empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        />
      )}
    </ListPage>
  );
}
