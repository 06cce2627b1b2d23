import type { ReactNode } from 'react';
import type { List } from './use-list';

/** By what the server sorts a column, and of what kind its values are. */
export interface Sort {
  /** The server's name for it. */
  by: string;
  kind: 'text' | 'number' | 'time';
}

export interface Column<Item> {
  head: string;
  /** `now` is when the list was loaded, in milliseconds. */
  cell: (item: Item, now: number) => ReactNode;
  /** Numbers stand at the end of their column. */
  isNumeric?: boolean;
  sort?: Sort;
}

/** A row below 900 px: title and value, text and age, then what is left. */
export interface Entry {
  value?: ReactNode;
  text?: ReactNode;
  age?: ReactNode;
  foot?: ReactNode;
}

/** How one row of a list is shown, as a row of a table and as an entry of a narrow screen. */
export interface RowShape<Item> {
  id: (item: Item) => string;
  /** Address of the row's own page. Without it the row opens in the drawer. */
  href?: (item: Item) => string;
  /** Head of the first column, which holds the title. */
  head: string;
  sort?: Sort;
  /** The row's name; it opens the row. */
  title: (item: Item) => ReactNode;
  /** Stands under the title in the table. */
  note?: (item: Item) => ReactNode;
  columns: Column<Item>[];
  entry: (item: Item, now: number) => Entry;
}

export interface RowsProps<Item> {
  items: Item[];
  shape: RowShape<Item>;
  /** When the list was loaded, in milliseconds. */
  now: number;
  list: List;
}
