import { IconChevronDown, IconTrash } from '@plenary/kit/art/icons';
import { useFormState, useWatch } from '@plenary/kit/forms';
import { colours, IconButton, styled } from '@plenary/kit/ui';
import { useState, type ReactNode } from 'react';
import { valueAt } from '../model/dot-path';
import type { ListField } from '../model/fields';
import { texts } from '../texts';
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

const Order = styled('div')({
  display: 'flex',
  gap: 4,
  justifyContent: 'end',
  '& [data-up] svg': { transform: 'rotate(180deg)' },
});

interface ListEntryProps {
  spec: ListField;
  name: string;
  number: number;
  isNew: boolean;
  form: EditionForm;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: (title: string) => void;
  children: ReactNode;
}

export function ListEntry(props: ListEntryProps) {
  const { spec, name, number, isNew, form, onUp, onDown, onRemove, children } = props;
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
        <Order>
          <IconButton
            aria-label={texts.list.up({ title })}
            data-up=""
            disabled={!onUp}
            onClick={onUp}
          >
            <IconChevronDown />
          </IconButton>
          <IconButton aria-label={texts.list.down({ title })} disabled={!onDown} onClick={onDown}>
            <IconChevronDown />
          </IconButton>
          {onRemove && (
            <IconButton aria-label={texts.list.remove({ title })} onClick={() => onRemove(title)}>
              <IconTrash />
            </IconButton>
          )}
        </Order>
      </div>
    </Entry>
  );
}
