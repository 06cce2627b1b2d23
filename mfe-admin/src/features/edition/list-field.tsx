import { useFieldArray, useFormState, type Control } from '@plenary/kit/forms';
import { Button, styled } from '@plenary/kit/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { valueAt } from './dot-path';
import type { ListField as Spec } from './fields';
import type { Values } from './form-values';
import { ListEntry } from './list-entry';
import { texts } from './texts';
import type { EditionForm } from './use-section-form';

const List = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > h2, & > h3': { fontSize: '1.125rem' },
  '& > button': { justifySelf: 'start' },
});

const Said = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  '&:not(:empty)': { minBlockSize: 44 },
});

const Problem = styled('p')({ fontSize: '0.875rem', fontWeight: 500, color: '#bb002f' });

interface Removed {
  index: number;
  entry: Values;
  title: string;
}

interface ListFieldProps {
  spec: Spec;
  name: string;
  form: EditionForm;
  /** The fields of an entry, by its dot path: `speakers.2`. */
  fieldsOf: (entry: string) => ReactNode;
}

/** Entries that can be added, removed (and brought back), and put in order. */
export function ListField({ spec, name, form, fieldsOf }: ListFieldProps) {
  const { label, entry, blank } = spec;
  // The form is described as data, so that its lists have no names that the compiler knows.
  const list = useFieldArray<Record<string, Values[]>, string, 'fieldKey'>({
    control: form.control as unknown as Control<Record<string, Values[]>>,
    name,
    keyName: 'fieldKey',
  });
  const { errors } = useFormState({ control: form.control, name });
  const problem = valueAt(errors, `${name}.message`);
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // A list within an entry is a level further down.
  const Heading = /\.\d+\./.test(name) ? 'h3' : 'h2';

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
    list.append({ ...blank });
  }

  return (
    <List aria-labelledby={titleId} data-field={typeof problem === 'string' ? name : undefined}>
      <Heading id={titleId} ref={heading} tabIndex={-1} data-label="">
        {label}
      </Heading>
      {typeof problem === 'string' && <Problem>{problem}</Problem>}
      {list.fields.length === 0 && <p>{texts.list.empty}</p>}
      {list.fields.map(({ fieldKey }, index) => (
        <ListEntry
          key={fieldKey}
          spec={spec}
          name={`${name}.${index}`}
          number={index + 1}
          isNew={index === added}
          form={form}
          onUp={index > 0 ? () => list.move(index, index - 1) : undefined}
          onDown={index < list.fields.length - 1 ? () => list.move(index, index + 1) : undefined}
          onRemove={blank && ((title) => remove(index, title))}
        >
          {fieldsOf(`${name}.${index}`)}
        </ListEntry>
      ))}
      <Said role="status">
        {removed && (
          <>
            {texts.list.removed(removed.title)}
            <Button look="text" onClick={undo}>
              {texts.list.undo}
            </Button>
          </>
        )}
      </Said>
      {blank && (
        <Button look="outlined" onClick={add}>
          {texts.list.add(entry)}
        </Button>
      )}
    </List>
  );
}
