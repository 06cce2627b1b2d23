import { colours, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';
import type { Participant } from './matches';
import { texts } from './texts';

const List = styled('ul')({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '100%',
  insetInline: 0,
  maxInlineSize: 420,
  maxBlockSize: 240,
  overflowY: 'auto',
  margin: 0,
  marginBlockStart: 4,
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  backgroundColor: colours.surface,
  boxShadow: `0 4px 16px ${colours.scrim}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minBlockSize: 44,
    padding: '8px 12px',
    borderRadius: 4,
    color: colours.ink,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& li[aria-selected=true]': {
    backgroundColor: colours.indigo100,
    outline: `2px solid ${colours.focus}`,
    outlineOffset: -2,
  },
  '& small': { color: colours.muted },
});

interface ListProps {
  id: string;
  participants: readonly Participant[];
  active: number;
  onChoose: (participant: Participant) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The keys are those of the text box, which keeps the focus. */
export function MentionList({ id, participants, active, onChoose }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [active, participants]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={texts.list}>
      {participants.map((participant, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The text box has the focus and its keys.
        <li
          key={participant.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(participant)}
        >
          {participant.name}
          {participant.hint && <small>{participant.hint}</small>}
        </li>
      ))}
    </List>
  );
}
