import { IconPlus } from '@plenary/kit/art/icons';
import { useFieldArray, useWatch, type KitForm } from '@plenary/kit/forms';
import { Alert, Button, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { AuthorFields } from './author-fields';
import { noAuthor, type DraftValues } from './draft-values';
import { texts } from './texts';

const words = texts.authors;
const List = styled('ol')({ display: 'grid', gap: 24, listStyle: 'none' });

interface StepProps {
  form: KitForm<DraftValues>;
  problems: Record<string, string>;
}

/** The authors in their order. */
export function AuthorsStep({ form, problems }: StepProps) {
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'authors',
  });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ to: number; by: string }>(null);

  const typed = useWatch({ control: form.control, name: 'authors' });

  function nameOf(index: number): string {
    const { givenName = '', familyName = '' } = typed[index] ?? {};
    return `${givenName} ${familyName}`.trim() || words.author(index + 1);
  }

  useEffect(() => {
    if (!moved.current) return;
    focusMover(list.current?.children[moved.current.to], moved.current.by);
    moved.current = null;
  }, [fields]);

  function shift(from: number, to: number) {
    setSaid(words.moved(nameOf(from), to + 1));
    move(from, to);
    moved.current = { to, by: to < from ? 'up' : 'down' };
    changed();
  }

  function takeOut(index: number) {
    setSaid(words.removed(nameOf(index)));
    remove(index);
    changed();
    list.current?.focus();
  }

  function add() {
    append(noAuthor, { focusName: `authors.${fields.length}.givenName` });
  }

  /** Moving and removing tell nobody which field has changed. */
  function changed() {
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
              onRemove={fields.length > 1 ? () => takeOut(index) : undefined}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div>
        <Button look="outlined" startIcon={<IconPlus />} onClick={add}>
          {words.add}
        </Button>
      </div>
    </>
  );
}

/** The focus goes along with who was moved; at an end of the list, to the way back. */
function focusMover(author: Element | undefined, by: string) {
  const mover = author?.querySelector<HTMLElement>(`[data-move="${by}"]:enabled`);
  (mover ?? author?.querySelector<HTMLElement>('[data-move]:enabled'))?.focus();
}
