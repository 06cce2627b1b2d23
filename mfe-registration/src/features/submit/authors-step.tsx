import { IconPlus } from '@plenary/kit/art/icons';
import { useFieldArray, useWatch, type KitForm } from '@plenary/kit/forms';
import { Alert, Button, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { AuthorFields } from './author-fields';
import { emptyAuthor, type DraftValues } from './draft-values';
import { texts } from './texts';

const words = texts.authors;
const List = styled('ol')({ display: 'grid', gap: 24, listStyle: 'none' });

interface StepProps {
  form: KitForm<DraftValues>;
  problems: Record<string, string>;
}

export function AuthorsStep({ form, problems }: StepProps) {
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'authors',
  });
  const [announcement, announce] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ to: number; by: string }>(null);

  const authors = useWatch({ control: form.control, name: 'authors' });

  function nameOf(index: number): string {
    const { givenName = '', familyName = '' } = authors[index] ?? {};
    return `${givenName} ${familyName}`.trim() || words.author({ number: index + 1 });
  }

  useEffect(() => {
    if (!moved.current) return;
    focusMoveButton(list.current?.children[moved.current.to], moved.current.by);
    moved.current = null;
  }, [fields]);

  function shift(from: number, to: number) {
    announce(words.moved({ name: nameOf(from), position: to + 1 }));
    move(from, to);
    moved.current = { to, by: to < from ? 'up' : 'down' };
    markChanged();
  }

  function removeAt(index: number) {
    announce(words.removed({ name: nameOf(index) }));
    remove(index);
    markChanged();
    list.current?.focus();
  }

  function add() {
    append(emptyAuthor, { focusName: `authors.${fields.length}.givenName` });
  }

  // move() and remove() do not notify subscribers of a changed field.
  function markChanged() {
    form.setValue('authors', form.getValues('authors'), { shouldDirty: true });
  }

  return (
    <>
      <p>{words.lead}</p>
      {problems['authors'] && <Alert severity="error">{problems['authors']}</Alert>}
      <List ref={list} tabIndex={-1}>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <AuthorFields
              index={index}
              name={nameOf(index)}
              problems={problems}
              onUp={index > 0 ? () => shift(index, index - 1) : undefined}
              onDown={index < fields.length - 1 ? () => shift(index, index + 1) : undefined}
              onRemove={fields.length > 1 ? () => removeAt(index) : undefined}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div>
        <Button look="outlined" startIcon={<IconPlus />} onClick={add}>
          {words.add}
        </Button>
      </div>
    </>
  );
}

/** Keeps the focus on the moved author; at an end of the list, on the other direction. */
function focusMoveButton(author: Element | undefined, by: string) {
  const button = author?.querySelector<HTMLElement>(`[data-move="${by}"]:enabled`);
  (button ?? author?.querySelector<HTMLElement>('[data-move]:enabled'))?.focus();
}
