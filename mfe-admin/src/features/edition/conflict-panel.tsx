import { Alert, styled } from '@plenary/kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditionConflict } from './edition.api';
import type { Disagreement, Merged } from './merge';
import { summary } from './summary';
import { texts } from './texts';
import type { EditionForm } from './use-section-form';

const Choices = styled('ul')({
  display: 'grid',
  gap: 16,
  listStyle: 'none',
  padding: 0,
  '& fieldset': { border: 0, padding: 0, margin: 0 },
  '& legend': { fontWeight: 500 },
  '& label': { display: 'flex', gap: 10, minBlockSize: 44, alignItems: 'center' },
  '& span': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

interface ConflictPanelProps extends Merged {
  conflict: EditionConflict;
  form: EditionForm;
}

/** Says who saved meanwhile and what, and lets each field be decided that both changed. */
export function ConflictPanel({ conflict, form, takenOver, disagreements }: ConflictPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [conflict]);
  const { conflict: words } = texts;
  const name = conflict.current.savedBy?.name ?? words.somebody;
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={words.title(name)}>
      <Alert severity="warning" role="presentation">
        <strong>{words.title(name)}</strong>
        {takenOver.length > 0 && (
          <p>
            {words.takenOver} {takenOver.map(({ label }) => label).join(', ')}.
          </p>
        )}
        {disagreements.length > 0 && <p>{words.decide}</p>}
        <Choices>
          {disagreements.map((each) => (
            <Choice key={each.field.name} {...each} form={form} />
          ))}
        </Choices>
        <p>{words.go}</p>
      </Alert>
    </div>
  );
}

function Choice({ field, mine, theirs, form }: Disagreement & { form: EditionForm }) {
  const [isTheirs, setTheirs] = useState(false);
  const group = useId();
  const { conflict: words } = texts;

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
              {areTheirs ? words.theirs : words.mine}: {summary(field, areTheirs ? theirs : mine)}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
