import { RouterLink } from '@plenary/kit/router';
import type { ReactNode } from 'react';
import type { List } from './use-list';

/** Attribute of a row's link: the focus returns to it when the row is closed. */
export const ROW_ID = 'data-row';

/** Opens the row beside, over or instead of the list. */
export function RowLink({ list, id, children }: { list: List; id: string; children: ReactNode }) {
  const { to, state } = list.place({ item: id });
  return (
    <RouterLink
      to={to}
      state={state}
      preventScrollReset
      aria-current={list.item === id || undefined}
      {...{ [ROW_ID]: id }}
    >
      {children}
    </RouterLink>
  );
}
