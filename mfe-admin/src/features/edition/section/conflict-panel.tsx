import { formatList } from '@plenary/kit/i18n';
import { Alert, styled } from '@plenary/kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { fieldText } from '../model/field-text';
import type { FieldConflict } from '../model/merge';
import { texts } from '../texts';
import type { EditionForm, Rebased } from './use-section-form';

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

interface ConflictPanelProps extends Rebased {
  form: EditionForm;
}

export function ConflictPanel({ current, form, updated, conflicts }: ConflictPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, [current]);
  const { conflict: labels } = texts;
  const name = current.savedBy?.name ?? labels.otherAdmin;
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
  const textOf = (value: unknown) => fieldText(field, value) || texts.nothing;

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
                ? labels.theirs({ value: textOf(theirs) })
                : labels.mine({ value: textOf(mine) })}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
