import { useFieldArray, useFormState, type Control } from '@plenary/kit/forms';
import { colours, Button, styled } from '@plenary/kit/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { valueAt } from '../model/dot-path';
import type { ListField as Spec } from '../model/fields';
import type { Values } from '../model/form-values';
import { ListEntry } from './list-entry';
import { texts } from '../texts';
import type { EditionForm } from './use-section-form';

const List = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > h2, & > h3': { fontSize: '1.125rem' },
  '& > button': { justifySelf: 'start' },
});

const Status = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  '&:not(:empty)': { minBlockSize: 44 },
});

const ErrorText = styled('p')({ fontSize: '0.875rem', fontWeight: 700, color: colours.error });

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

export function ListField({ spec, name, form, fieldsOf }: ListFieldProps) {
  const { label, blank } = spec;
  // Field names are data, so the compiler does not know which are lists.
  const list = useFieldArray<Record<string, Values[]>, string, 'fieldKey'>({
    control: form.control as unknown as Control<Record<string, Values[]>>,
    name,
    keyName: 'fieldKey',
  });
  const { errors } = useFormState({ control: form.control, name });
  const error = valueAt(errors, `${name}.message`);
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // A nested list needs the next heading level.
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
    if (blank) list.append({ ...blank() });
  }

  return (
    <List aria-labelledby={titleId} data-field={typeof error === 'string' ? name : undefined}>
      <Heading id={titleId} ref={heading} tabIndex={-1} data-label="">
        {label}
      </Heading>
      {typeof error === 'string' && <ErrorText>{error}</ErrorText>}
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
      <Status role="status">
        {removed && (
          <>
            {texts.list.removed({ title: removed.title })}
            <Button look="text" onClick={undo}>
              {texts.list.undo}
            </Button>
          </>
        )}
      </Status>
      {blank && (
        <Button look="outlined" onClick={add}>
          {spec.add}
        </Button>
      )}
    </List>
  );
}
