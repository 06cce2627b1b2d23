import { RouterLink } from '@plenary/kit/router';
import type { RowShape } from './row-shape';
import type { List } from './use-list';

/** Attribute of a row's link: the focus returns to it when the row is closed. */
export const ROW_ID = 'data-row';

export interface RowLinkProps<Item> {
  list: List;
  shape: RowShape<Item>;
  item: Item;
}

/** Where a row is opened: in the drawer, or on a page of its own that knows the way back. */
export function rowPlace<Item>({ list, shape, item }: RowLinkProps<Item>) {
  const page = shape.href?.(item);
  return page ? list.away(page) : list.place({ item: shape.id(item) });
}

/** The row's name, which opens it. */
export function RowLink<Item>(props: RowLinkProps<Item>) {
  const { list, shape, item } = props;
  const { to, state } = rowPlace(props);
  const id = shape.id(item);
  return (
    <RouterLink
      to={to}
      state={state}
      replace={list.item !== ''}
      preventScrollReset={!shape.href}
      aria-current={list.item === id || undefined}
      {...{ [ROW_ID]: id }}
    >
      {shape.title(item)}
    </RouterLink>
  );
}
