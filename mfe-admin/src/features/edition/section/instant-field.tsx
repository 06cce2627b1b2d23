import { useWatch } from '@plenary/kit/forms';
import { colours, styled } from '@plenary/kit/ui';
import { useId, useState } from 'react';
import type { Named } from '../model/fields';
import { texts } from '../texts';
import { Cities } from './table/cities';
import type { EditionForm } from './use-section-form';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& > label': { fontSize: '0.9375rem', fontWeight: 700, color: colours.ink },
  '& input': {
    maxInlineSize: '100%',
    minBlockSize: 48,
    paddingInline: 14,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.page,
    color: colours.ink,
    colorScheme: 'light dark',
    font: 'inherit',
  },
  '& small': { fontSize: '0.875rem', color: colours.muted },
});

/** A time in UTC, or none; while it is edited, also on the clocks of five cities. */
export function InstantField({ name, label, hint, form }: Named & { form: EditionForm }) {
  const id = useId();
  const [isEdited, setEdited] = useState(false);
  const value = useWatch({ control: form.control, name }) as string;
  return (
    <Frame data-field={name}>
      <label htmlFor={id}>
        <span data-label="">{label}</span> {texts.optional}
      </label>
      <input
        {...form.register(name)}
        id={id}
        type="datetime-local"
        aria-describedby={`${id}-hint`}
        onFocus={() => setEdited(true)}
      />
      <small id={`${id}-hint`}>{hint}</small>
      {isEdited && value && <Cities end={`${value}:00Z`} zone="Europe/London" />}
    </Frame>
  );
}
