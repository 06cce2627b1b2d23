import { Chip, colours, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import type { AdminEdition, EditionListItem } from './edition.api';
import { texts } from './texts';

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
    backgroundColor: '#fff',
    font: 'inherit',
    color: colours.ink,
  },
});

interface EditionChoiceProps {
  items: EditionListItem[];
  chosen: AdminEdition;
  choose: (id: string) => void;
}

/** Which edition is looked at, when there is more than one. */
export function EditionChoice({ items, chosen, choose }: EditionChoiceProps) {
  const id = useId();
  const { year, name } = chosen.document;
  return (
    <Row>
      {items.length > 1 ? (
        <>
          <label htmlFor={id}>{texts.choose}</label>
          <select id={id} value={chosen.id} onChange={(event) => choose(event.target.value)}>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {texts.year(item.year, item.name)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <strong>{texts.year(year, name)}</strong>
      )}
      {chosen.isCurrent && <Chip tone="indigo">{texts.current}</Chip>}
    </Row>
  );
}
