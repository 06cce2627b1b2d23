import { RouterLink } from '@plenary/kit/router';
import type { RowShape } from './row-shape';
import type { List } from '../use-list';

/** Attribute of the link of a row, to return the focus to it. */
export const ROW_ID = 'data-row';

export interface RowLinkProps<Item> {
  list: List;
  shape: RowShape<Item>;
  item: Item;
}

export function rowPlace<Item>({ list, shape, item }: RowLinkProps<Item>) {
  const page = shape.href?.(item);
  return page ? list.leave(page) : list.place({ item: shape.id(item) });
}

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
