import { TextAreaField, useField, type TextAreaFieldProps } from '@plenary/kit/forms';
import { styled, VisuallyHidden } from '@plenary/kit/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { matching, typedAt, type Participant, type Typed } from './matches';
import { MentionList, optionId } from './mention-list';
import { texts } from './texts';

interface MentionFieldProps extends Omit<TextAreaFieldProps, 'attributes' | 'hint'> {
  participants: readonly Participant[];
}

const Root = styled('div')({ position: 'relative' });

interface Suggested extends Typed {
  active: number;
}

/** A text box in which "@" lists the participants whom the text can mention. */
export function MentionField({ participants, ...props }: MentionFieldProps) {
  const { form } = useField(props);
  const listId = useId();
  const [suggested, setSuggested] = useState<Suggested>();
  const closedAt = useRef<number>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const found = suggested ? matching(participants, suggested.query) : [];
  const isOpen = found.length > 0;

  function look(target: HTMLTextAreaElement) {
    area.current = target;
    const { value, selectionStart, selectionEnd } = target;
    const typed = selectionStart === selectionEnd ? typedAt(value, selectionStart) : null;
    if (typed?.start !== closedAt.current) closedAt.current = undefined;
    if (!typed || closedAt.current !== undefined) setSuggested(undefined);
    else if (typed.start !== suggested?.start || typed.query !== suggested.query)
      setSuggested({ ...typed, active: 0 });
  }

  function choose({ name }: Participant) {
    const target = area.current;
    if (!target || !suggested) return;
    const { value } = target;
    const end = suggested.start + 1 + suggested.query.length;
    const inserted = `@${name} `;
    const text = value.slice(0, suggested.start) + inserted + value.slice(end).replace(/^ /, '');
    form.setValue(props.name, text, { shouldDirty: true });
    const caret = suggested.start + inserted.length;
    target.focus();
    target.setSelectionRange(caret, caret);
    setSuggested(undefined);
  }

  function close() {
    closedAt.current = suggested?.start;
    setSuggested(undefined);
  }

  function press(event: KeyboardEvent) {
    if (!suggested || !isOpen || event.nativeEvent.isComposing) return;
    const active = Math.min(suggested.active, found.length - 1);
    const keys: Record<string, () => void> = {
      ArrowDown: () => setSuggested({ ...suggested, active: (active + 1) % found.length }),
      ArrowUp: () =>
        setSuggested({ ...suggested, active: (active + found.length - 1) % found.length }),
      Enter: () => choose(found[active] as Participant),
      Escape: close,
    };
    const act = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <Root>
      <TextAreaField
        {...props}
        hint={participants.length > 0 ? texts.hint : undefined}
        attributes={{
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant':
            suggested && isOpen ? optionId(listId, suggested.active) : undefined,
          onChange: ({ currentTarget }) => look(currentTarget),
          onSelect: ({ currentTarget }) => look(currentTarget),
          onKeyDown: press,
          onBlur: () => setSuggested(undefined),
        }}
      />
      <VisuallyHidden role="status">
        {isOpen && texts.found({ count: found.length })}
      </VisuallyHidden>
      {suggested && isOpen && (
        <MentionList id={listId} participants={found} active={suggested.active} onChoose={choose} />
      )}
    </Root>
  );
}
