import { RowLink } from './row-link';
import type { RowsProps } from './row-shape';
import { SelectRow } from './select-row';
import { Entries, EntryFoot, EntryRow, EntryText } from './table-parts';

/** The list below 900 px. */
export function ListEntries<Item>(props: RowsProps<Item> & { label: string }) {
  const { items, shape, now, list, label, selection } = props;
  return (
    <Entries role="list" aria-label={label}>
      {items.map((item) => {
        const { value, text, age, foot } = shape.entry(item, now);
        return (
          <EntryRow key={shape.id(item)} data-selected={selection?.has(item) || undefined}>
            {selection && <SelectRow item={item} selection={selection} />}
            <RowLink list={list} shape={shape} item={item} />
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
