import { RowLink } from './row-link';
import type { RowsProps } from './row-shape';
import { Entries, EntryFoot, EntryRow, EntryText } from './table-parts';
import type { List } from './use-list';

/** The list below 900 px: each row an entry of two or three lines. */
export function ListEntries<Item>(props: RowsProps<Item> & { list: List; label: string }) {
  const { items, shape, now, list, label } = props;
  return (
    <Entries role="list" aria-label={label}>
      {items.map((item) => {
        const id = shape.id(item);
        const { value, text, age, foot } = shape.entry(item, now);
        return (
          <EntryRow key={id}>
            <RowLink list={list} id={id}>
              {shape.title(item)}
            </RowLink>
            <span>{value}</span>
            <EntryText>{text}</EntryText>
            <small>{age}</small>
            <EntryFoot>{foot}</EntryFoot>
          </EntryRow>
        );
      })}
    </Entries>
  );
}
