import { colours, styled } from '@plenary/kit/ui';
import type { RowSelection } from './row-shape';

/** A target of 44 px around a checkbox of 20. */
const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: colours.primary },
  '& input:focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
});

export function SelectRow<Item>(props: { item: Item; selection: RowSelection<Item> }) {
  const { item, selection } = props;
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={selection.label(item)}
        checked={selection.has(item)}
        onChange={({ target }) => selection.set([item], target.checked)}
      />
    </Target>
  );
}

/** Of the rows that are shown. */
export function SelectAll<Item>(props: { items: Item[]; selection: RowSelection<Item> }) {
  const { items, selection } = props;
  const selected = items.filter((item) => selection.has(item)).length;
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={selection.labelAll}
        checked={selected > 0 && selected === items.length}
        ref={(input) => {
          if (input) input.indeterminate = selected > 0 && selected < items.length;
        }}
        onChange={({ target }) => selection.set(items, target.checked)}
      />
    </Target>
  );
}
