import { useFieldArray, useFormState, type Control } from '@plenary/kit/forms';
import { useRef, useState } from 'react';
import { valueAt } from '../model/dot-path';
import type { ListField } from '../model/fields';
import type { Values } from '../model/form-values';
import type { EditionForm } from './use-section-form';

interface Removed {
  index: number;
  entry: Values;
  title: string;
}

/** The entries of a list: add, move, remove, and undo the removal. */
export function useEntries({ blank, isOptional }: ListField, name: string, form: EditionForm) {
  // Field names are data, so the compiler does not know which are lists.
  const list = useFieldArray<Record<string, Values[]>, string, 'fieldKey'>({
    control: form.control as unknown as Control<Record<string, Values[]>>,
    name,
    keyName: 'fieldKey',
  });
  const { errors } = useFormState({ control: form.control, name });
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);

  function remove(index: number, title: string) {
    setRemoved({ index, entry: valueAt(form.getValues(), `${name}.${index}`) as Values, title });
    list.remove(index);
    heading.current?.focus();
  }

  function undo() {
    if (removed) list.insert(removed.index, removed.entry);
    setRemoved(undefined);
    heading.current?.focus();
  }

  function add() {
    setAdded(list.fields.length);
    if (blank) list.append({ ...blank() });
  }

  const last = list.fields.length - 1;
  const { fields } = list;
  return {
    canAdd: blank !== undefined && !(isOptional && fields.some(isOptional)),
    keys: list.fields.map(({ fieldKey }) => fieldKey),
    error: valueAt(errors, `${name}.message`),
    removed,
    added,
    heading,
    undo,
    add,
    /** The moves that an entry allows. */
    movesOf: (index: number) => ({
      onUp: index > 0 ? () => list.move(index, index - 1) : undefined,
      onDown: index < last ? () => list.move(index, index + 1) : undefined,
      onRemove:
        blank && (isOptional?.(fields[index] ?? {}) ?? true)
          ? (title: string) => remove(index, title)
          : undefined,
    }),
  };
}

export type Moves = ReturnType<ReturnType<typeof useEntries>['movesOf']>;
