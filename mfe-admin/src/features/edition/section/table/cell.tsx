import { useFormState, useWatch } from '@plenary/kit/forms';
import { VisuallyHidden } from '@plenary/kit/ui';
import { useId, useRef, type KeyboardEvent } from 'react';
import { valueAt } from '../../model/dot-path';
import { fieldText } from '../../model/field-text';
import type { SimpleField } from '../../model/fields';
import { texts } from '../../texts';
import { PictureField } from '../../../../shared/pictures/picture-field';
import type { EditionForm } from '../use-section-form';
import { CellControl } from './cell-control';
import { CellFrame } from './table-parts';

interface CellProps {
  spec: SimpleField;
  /** The full dot path. */
  name: string;
  label: string;
  saved: unknown;
  form: EditionForm;
}

/** Enter edits, Escape restores the value from before. */
export function Cell({ spec, name, label, saved, form }: CellProps) {
  const id = useId();
  const before = useRef<unknown>(undefined);
  const value: unknown = useWatch({ control: form.control, name });
  const { errors } = useFormState({ control: form.control });
  const error = valueAt(errors, `${name}.message`);
  const isChanged = (saved ?? '') !== (value ?? '');
  const was = isChanged && saved !== undefined && saved !== '' ? fieldText(spec, saved) : '';

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const control = event.target as HTMLInputElement;
    if (event.key === 'Escape' && form.getValues(name) !== before.current) {
      event.stopPropagation();
      form.setValue(name, before.current, { shouldDirty: true });
    }
    if (event.key !== 'Enter' || control.tagName === 'TEXTAREA') return;
    // Enter would send the form.
    event.preventDefault();
    edit(control);
  }

  return (
    <CellFrame
      data-field={name}
      data-changed={isChanged}
      onKeyDown={spec.kind === 'picture' ? undefined : onKeyDown}
      onFocus={() => (before.current = form.getValues(name))}
    >
      <VisuallyHidden data-label="">{label}</VisuallyHidden>
      {spec.kind === 'picture' ? (
        <PictureField name={name} label={label} form={form} isCompact />
      ) : (
        <CellControl
          spec={spec}
          name={name}
          value={value}
          form={form}
          aria={{
            'aria-label': label,
            'aria-describedby': error || was ? `${id}-below` : undefined,
            'aria-invalid': error ? true : undefined,
          }}
        />
      )}
      {spec.kind !== 'picture' && (error || was) ? (
        <span id={`${id}-below`}>
          {was !== '' && (
            <del>
              <VisuallyHidden>{texts.table.before}</VisuallyHidden> {was}
            </del>
          )}
          {typeof error === 'string' && <p>{error}</p>}
        </span>
      ) : null}
    </CellFrame>
  );
}

/** Opens the browser's picker, or selects the text. */
function edit(control: HTMLInputElement) {
  if (['date', 'time', 'select-one'].includes(control.type)) {
    // Some browsers have no picker to open.
    if ('showPicker' in control) control.showPicker();
  } else if (control.type !== 'checkbox') control.select();
}
