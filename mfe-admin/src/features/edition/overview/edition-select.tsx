import { Chip, colours, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import type { AdminEdition, EditionListItem } from '../edition.api';
import { texts } from '../texts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  '& select': {
    minBlockSize: 44,
    maxInlineSize: '100%',
    paddingInline: 12,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.page,
    font: 'inherit',
    color: colours.ink,
  },
});

interface EditionSelectProps {
  items: EditionListItem[];
  selected: AdminEdition;
  select: (id: string) => void;
}

export function EditionSelect({ items, selected, select }: EditionSelectProps) {
  const id = useId();
  const { year, name } = selected.document;
  return (
    <Row>
      {items.length > 1 ? (
        <>
          <label htmlFor={id}>{texts.choose}</label>
          <select id={id} value={selected.id} onChange={(event) => select(event.target.value)}>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {texts.year({ year: item.year, name: item.name })}
              </option>
            ))}
          </select>
        </>
      ) : (
        <strong>{texts.year({ year, name })}</strong>
      )}
      {selected.isCurrent && <Chip tone="indigo">{texts.current}</Chip>}
    </Row>
  );
}
