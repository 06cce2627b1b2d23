import { cityOf, clockAt, formatInstant, formatInZone, useReaderZone } from '@plenary/kit/edition';
import { useWatch } from '@plenary/kit/forms';
import { colours, styled } from '@plenary/kit/ui';
import { useId, useState } from 'react';
import { isoInstant } from '../../../shared/dates/iso-instant';
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
    // Its calendar button has the focus without the field matching :focus-visible.
    '&:focus-within': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
  },
  '& small': { fontSize: '0.875rem', color: colours.muted },
});

/** Browsers then take years of four digits. */
const LAST = '9999-12-31T23:59';

interface InstantFieldProps extends Named {
  form: EditionForm;
  /** Of the conference: an IANA name. */
  zone: string;
}

/**
 * An instant or none, chosen on the clock of the conference. It is shown in UTC, as on the site, and in the
 * person's zone where that differs; while it is edited, also on the clocks of other cities.
 */
export function InstantField({ name, label, hint, form, zone }: InstantFieldProps) {
  const id = useId();
  const [isEdited, setEdited] = useState(false);
  const value = useWatch({ control: form.control, name }) as string;
  const own = useReaderZone();
  const instant = value && `${value}:00Z`;
  // A year below 1000 is not what the clock of its instant reads, and would be replaced while it is typed.
  const [typed, setTyped] = useState<{ local: string; value: string }>();
  const local = typed?.value === value ? typed.local : instant && localOf(instant, zone);
  const set = (text: string) => {
    const next = text && (utcOf(text, zone) ?? value);
    setTyped({ local: text, value: next });
    form.setValue(name, next, { shouldDirty: true });
  };
  return (
    <Frame data-field={name}>
      <label htmlFor={id}>
        <span data-label="">{label}</span> {texts.optional}
      </label>
      <input
        id={id}
        type="datetime-local"
        name={name}
        max={LAST}
        value={local}
        onChange={(event) => set(event.target.value)}
        onBlur={() => setTyped(undefined)}
        aria-describedby={`${id}-hint`}
        onFocus={() => setEdited(true)}
      />
      <small id={`${id}-hint`}>
        {texts.instant.zone({ city: cityOf(zone) })} {hint}
        {instant && (
          <>
            <br />
            {formatInstant(instant)}
            {own !== null && isOther(own, zone, instant) && <> · {formatInZone(instant, own)}</>}
          </>
        )}
      </small>
      {isEdited && instant && <Cities end={instant} zone={zone} />}
    </Frame>
  );
}

/** Both without seconds, and without a mark of the zone; undefined while no instant has this clock. */
function utcOf(local: string, zone: string): string | undefined {
  const [day = '', time = ''] = local.split('T');
  return isoInstant(day, time.slice(0, 5), zone)?.slice(0, 16);
}

function localOf(instant: string, zone: string): string {
  const { day, time } = clockAt(new Date(instant), zone);
  return `${day}T${time}`;
}

/** UTC is shown anyway. */
function isOther(own: string, zone: string, instant: string): boolean {
  const local = localOf(instant, own);
  return local !== localOf(instant, zone) && local !== instant.slice(0, 16);
}
