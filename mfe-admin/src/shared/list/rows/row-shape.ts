import type { ReactNode } from 'react';
import type { List } from '../use-list';

export interface Sort {
  /** Name of the order in the API. */
  by: string;
  kind: 'text' | 'number' | 'time';
}

export interface Column<Item> {
  head: string;
  /** `now` is when the list was loaded, in milliseconds. */
  cell: (item: Item, now: number) => ReactNode;
  isNumeric?: boolean;
  sort?: Sort;
}

/** A row below 900 px: title and value, text and age, then the rest. */
export interface Entry {
  value?: ReactNode;
  text?: ReactNode;
  age?: ReactNode;
  foot?: ReactNode;
}

export interface RowShape<Item> {
  id: (item: Item) => string;
  /** Path of the page of the row. Without it the row opens in the drawer. */
  href?: (item: Item) => string;
  head: string;
  sort?: Sort;
  title: (item: Item) => ReactNode;
  note?: (item: Item) => ReactNode;
  columns: Column<Item>[];
  entry: (item: Item, now: number) => Entry;
}

/** Rows that the reader chose, for acts on several. */
export interface RowSelection<Item> {
  /** For readers who cannot see it. */
  label: (item: Item) => string;
  labelAll: string;
  has: (item: Item) => boolean;
  set: (items: Item[], isSelected: boolean) => void;
}

export interface RowsProps<Item> {
  items: Item[];
  shape: RowShape<Item>;
  /** When the list was loaded, in milliseconds. */
  now: number;
  list: List;
  selection?: RowSelection<Item>;
}
