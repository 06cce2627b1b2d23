import { useFormState, useWatch } from '@plenary/kit/forms';
import { styled } from '@plenary/kit/ui';
import { useState } from 'react';
import type { ListField } from '../../model/fields';
import type { Values } from '../../model/form-values';
import { textAt, valueAt } from '../../model/dot-path';
import { savedEntryOf } from '../../model/saved-entry';
import { texts } from '../../texts';
import { ListFrame } from '../list-field';
import { useEntries } from '../use-entries';
import type { EditionForm } from '../use-section-form';
import { Cities } from './cities';
import { columnName } from './column-name';
import { Table } from './table-parts';
import { TableRow } from './table-row';

/** Only the table scrolls sideways. */
const Scroll = styled('div')({ overflowX: 'auto', marginInline: -8, paddingInline: 8 });

interface TableFieldProps {
  spec: ListField;
  name: string;
  form: EditionForm;
}

/** A list as a table, edited in place. */
export function TableField({ spec, name, form }: TableFieldProps) {
  const entries = useEntries(spec, name, form);
  const [current, setCurrent] = useState<number>();
  const values = useWatch({ control: form.control });
  const { defaultValues } = useFormState({ control: form.control });
  const { endOf } = spec;
  const saved = listAt(defaultValues, name);
  const rows = listAt(values, name);
  const entry = valueAt(values, `${name}.${current}`) as Values | undefined;
  const end = entry && endOf?.(entry, values);
  return (
    <ListFrame spec={spec} name={name} entries={entries}>
      {entries.keys.length > 0 && (
        <Scroll>
          <Table>
            <thead>
              <tr>
                {spec.fields.map((field) => (
                  <th key={field.name} scope="col" data-number={field.kind === 'number'}>
                    {columnName(field)}
                  </th>
                ))}
                {endOf && <th scope="col">{texts.table.ends}</th>}
                <td />
              </tr>
            </thead>
            <tbody>
              {entries.keys.map((key, index) => (
                <TableRow
                  key={key}
                  spec={spec}
                  name={`${name}.${index}`}
                  number={index + 1}
                  isNew={index === entries.added}
                  saved={savedEntryOf(saved, rows, index, spec.titleField)}
                  form={form}
                  onFocus={() => setCurrent(index)}
                  {...entries.movesOf(index)}
                />
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
      {end !== undefined && <Cities end={end} zone={textAt(values, 'timeZone')} />}
    </ListFrame>
  );
}

const listAt = (values: unknown, name: string) => (valueAt(values, name) ?? []) as Values[];
