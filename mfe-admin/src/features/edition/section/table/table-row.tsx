import { formatDay, formatInstant } from '@plenary/kit/edition';
import { useFormState, useWatch } from '@plenary/kit/forms';
import { useEffect, useRef } from 'react';
import { textAt, valueAt } from '../../model/dot-path';
import type { ListField } from '../../model/fields';
import type { Values } from '../../model/form-values';
import { texts } from '../../texts';
import { EntryOrder } from '../entry-order';
import type { Moves } from '../use-entries';
import type { EditionForm } from '../use-section-form';
import { Cell } from './cell';
import { columnName } from './column-name';

interface TableRowProps extends Moves {
  spec: ListField;
  /** `dates.2` */
  name: string;
  number: number;
  isNew: boolean;
  /** Undefined for a new entry. */
  saved?: Values;
  form: EditionForm;
  onFocus: () => void;
}

export function TableRow(props: TableRowProps) {
  const { spec, name, number, isNew, saved, form, onFocus, ...moves } = props;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);
  const value: unknown = useWatch({ control: form.control, name: `${name}.${spec.titleField}` });
  const unnamed = texts.list.unnamed({ entry: spec.entry, number });
  const title = (typeof value === 'string' && value) || unnamed;
  return (
    <tr ref={row} onFocus={onFocus}>
      {spec.fields.map((field) => (
        <td key={field.name} data-column={columnName(field)} data-number={field.kind === 'number'}>
          {field.kind !== 'list' && (
            <Cell
              spec={field}
              name={`${name}.${field.name}`}
              label={texts.table.cell({
                column: field.label,
                // A title that changes with its own text would be read out again and again.
                row: field.name === spec.titleField ? unnamed : title,
              })}
              saved={valueAt(saved, field.name)}
              form={form}
            />
          )}
        </td>
      ))}
      {spec.endOf && <End endOf={spec.endOf} name={name} saved={saved} form={form} />}
      <td>
        <EntryOrder title={title} {...moves} />
      </td>
    </tr>
  );
}

interface EndProps {
  endOf: NonNullable<ListField['endOf']>;
  name: string;
  saved?: Values;
  form: EditionForm;
}

function End({ endOf, name, saved, form }: EndProps) {
  const values = useWatch({ control: form.control });
  const { defaultValues = {} } = useFormState({ control: form.control });
  const textOf = (entry: Values | undefined, all: Values) => {
    const day = textAt(entry, 'day');
    if (!entry || day === '') return '';
    const end = endOf(entry, all);
    return end === undefined ? texts.table.allDay({ day: formatDay(day) }) : formatInstant(end);
  };
  const now = textOf(valueAt(values, name) as Values | undefined, values);
  const before = textOf(saved, defaultValues);
  return (
    <td data-column={texts.table.ends}>
      <small>
        {now}
        {before !== '' && before !== now && <div>{texts.table.was({ value: before })}</div>}
      </small>
    </td>
  );
}
