import type { ReactNode } from 'react';

export interface Column<Item> {
  head: string;
  /** `now` is when the list was loaded, in milliseconds. */
  cell: (item: Item, now: number) => ReactNode;
  /** Numbers stand at the end of their column. */
  isNumeric?: boolean;
  /** Name by which the server sorts this column. */
  sort?: string;
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
  /** Head of the first column, which holds the title. */
  head: string;
  sort?: string;
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
  now: number;
}
