import { formatList } from '@plenary/kit/i18n';
import { Alert, styled } from '@plenary/kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditionConflict } from '../edition.api';
import { valueAt } from '../model/dot-path';
import type { EditionField } from '../model/fields';
import type { FieldConflict, Merged } from '../model/merge';
import { texts } from '../texts';
import type { EditionForm } from './use-section-form';

const Choices = styled('ul')({
  display: 'grid',
  gap: 16,
  listStyle: 'none',
  padding: 0,
  '& fieldset': { border: 0, padding: 0, margin: 0 },
  '& legend': { fontWeight: 700 },
  '& label': { display: 'flex', gap: 10, minBlockSize: 44, alignItems: 'center' },
  '& span': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

interface ConflictPanelProps extends Merged {
  conflict: EditionConflict;
  form: EditionForm;
}

export function ConflictPanel({ conflict, form, updated, conflicts }: ConflictPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [conflict]);
  const { conflict: labels } = texts;
  const name = conflict.current.savedBy?.name ?? labels.otherAdmin;
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={labels.title({ name })}>
      <Alert severity="warning" role="presentation">
        <strong>{labels.title({ name })}</strong>
        {updated.length > 0 && (
          <p>{labels.updated({ fields: formatList(updated.map(({ label }) => label)) })}</p>
        )}
        {conflicts.length > 0 && <p>{labels.choose}</p>}
        <Choices>
          {conflicts.map((each) => (
            <Choice key={each.field.name} {...each} form={form} />
          ))}
        </Choices>
        <p>{labels.saveAgain}</p>
      </Alert>
    </div>
  );
}

function Choice({ field, mine, theirs, form }: FieldConflict & { form: EditionForm }) {
  const [isTheirs, setTheirs] = useState(false);
  const group = useId();
  const { conflict: labels } = texts;

  function choose(areTheirs: boolean) {
    form.setValue(field.name, areTheirs ? theirs : mine, { shouldDirty: true });
    setTheirs(areTheirs);
  }

  return (
    <li>
      <fieldset>
        <legend>{field.label}</legend>
        {[false, true].map((areTheirs) => (
          <label key={String(areTheirs)}>
            <input
              type="radio"
              name={group}
              checked={areTheirs === isTheirs}
              onChange={() => choose(areTheirs)}
            />
            <span>
              {areTheirs
                ? labels.theirs({ value: summary(field, theirs) })
                : labels.mine({ value: summary(field, mine) })}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}

function summary(field: EditionField, value: unknown): string {
  if (field.kind === 'list') {
    const names = ((value ?? []) as unknown[]).map((entry) =>
      String(valueAt(entry, field.titleField)),
    );
    return formatList(names) || texts.nothing;
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || texts.nothing
    : texts.nothing;
}
