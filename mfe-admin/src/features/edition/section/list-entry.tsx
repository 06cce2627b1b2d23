import { useFormState, useWatch } from '@plenary/kit/forms';
import { colours, styled } from '@plenary/kit/ui';
import { useState, type ReactNode } from 'react';
import { valueAt } from '../model/dot-path';
import type { ListField } from '../model/fields';
import { texts } from '../texts';
import { EntryOrder } from './entry-order';
import type { Moves } from './use-entries';
import type { EditionForm } from './use-section-form';

const Entry = styled('details')({
  border: `1px solid ${colours.hairline}`,
  '& > summary': {
    padding: '12px 16px',
    minBlockSize: 44,
    fontWeight: 700,
    color: colours.ink,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: '4px 16px 16px',
  },
});

interface ListEntryProps extends Moves {
  spec: ListField;
  name: string;
  number: number;
  isNew: boolean;
  form: EditionForm;
  children: ReactNode;
}

export function ListEntry({ spec, name, number, isNew, form, children, ...moves }: ListEntryProps) {
  const [isOpen, setOpen] = useState(isNew);
  const { errors } = useFormState({ control: form.control, name });
  const hasError = valueAt(errors, name) !== undefined;
  const value: unknown = useWatch({ control: form.control, name: `${name}.${spec.titleField}` });
  const title =
    (typeof value === 'string' && value) || texts.list.unnamed({ entry: spec.entry, number });
  return (
    <Entry open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div>
        {children}
        <EntryOrder title={title} {...moves} />
      </div>
    </Entry>
  );
}
