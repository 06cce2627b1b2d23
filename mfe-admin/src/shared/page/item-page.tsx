import { messageOf } from '@plenary/kit/api';
import { ErrorState, LinkButton, useArrival } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ListSkeleton } from '../list/list-skeleton';
import { useListAddress } from '../list/use-list-address';
import { AdminPage } from './admin-page';
import { Announcement } from './announcement';
import { Columns } from './columns';

export interface ItemPageProps<Item> {
  query: UseQueryResult<Item>;
  list: { title: string; path: string };
  title: string;
  texts: { notLoaded: string; noReason: string; backToList: string };
  head: (item: Item) => ReactNode;
  children: (item: Item, onDone: (message: string) => void) => ReactNode;
}

export function ItemPage<Item>(props: ItemPageProps<Item>) {
  const { query, list, title, texts, head, children } = props;
  const [done, setDone] = useState('');
  const back = useListAddress(list.path);
  const item = useArrival(query.data);
  return (
    <AdminPage title={title} isName trail={[{ label: list.title, to: back }, { label: title }]}>
      {item === undefined && !query.isLoadingError && <ListSkeleton />}
      {query.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(query.error, texts.noReason)}
          onRetry={() => void query.refetch()}
          action={
            <LinkButton look="text" to={back}>
              {texts.backToList}
            </LinkButton>
          }
        />
      )}
      {item !== undefined && (
        <>
          {head(item)}
          <Announcement text={done} />
          <Columns>{children(item, setDone)}</Columns>
        </>
      )}
    </AdminPage>
  );
}
