import { createFilterOptions, useCombobox } from '@plenary/kit/combobox';
import { formatDay, useReaderZone } from '@plenary/kit/edition';
import { FieldFrame, useField, useWatch } from '@plenary/kit/forms';
import { useState } from 'react';
import { conferenceDay, offsetOf, zoneName, zonesAfter } from '../model/zones';
import { texts } from '../texts';
import type { Named } from '../model/fields';
import type { EditionForm } from './use-section-form';
import { Anchor, Popup, ZoneInput } from './zone-parts';

/** Each needs its offset, which takes the browser a tenth of a millisecond. */
const SHOWN = 50;

const filterOptions = createFilterOptions<string>({
  stringify: (zone) => `${zone} ${zoneName(zone)}`,
  limit: SHOWN,
});

export interface ZoneFieldProps extends Named {
  form: EditionForm;
}

/** The browser's time zones, by name, with their offsets at the time of the conference. */
export default function ZonePicker(props: ZoneFieldProps) {
  const { name, label, hint, form } = props;
  const field = useField(props);
  const value = useWatch({ control: form.control, name }) as string;
  const dates = (useWatch({ control: form.control, name: 'dates' }) ?? []) as object[];
  const own = useReaderZone();
  const [saved] = useState(value);
  const options = zonesAfter([value, saved, own ?? '', 'UTC']);
  const [today] = useState(() => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  const day = conferenceDay(dates) ?? today;
  const words = texts.zone;

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, ...popup } = useCombobox<
    string,
    false,
    true,
    false
  >({
    id: field.id,
    options,
    value,
    getOptionLabel: zoneName,
    filterOptions,
    autoHighlight: true,
    disableClearable: true,
    handleHomeEndKeys: true,
    openOnFocus: false,
    selectOnFocus: true,
    onChange: (_event, zone) => form.setValue(name, zone, { shouldDirty: true }),
  });
  const zones = popup.groupedOptions;
  const offset = value && words.now({ offset: offsetOf(value, day), day: formatDay(day) });

  return (
    <FieldFrame
      {...props}
      field={field}
      hint={
        <>
          {offset} {hint}
        </>
      }
    >
      <Anchor {...getRootProps()}>
        <ZoneInput {...getInputProps()} {...field.input} spellCheck={false} />
        {popup.popupOpen && (
          <Popup>
            {zones.length > 0 && (
              <ul {...getListboxProps()} aria-label={label} aria-labelledby={undefined}>
                {zones.map((zone, index) => {
                  const { key, ...option } = getOptionProps({ option: zone, index });
                  return (
                    <li key={key} {...option}>
                      {zoneName(zone)} <small>{offsetOf(zone, day)}</small>
                    </li>
                  );
                })}
              </ul>
            )}
            {zones.length === SHOWN && <p>{words.more}</p>}
            {zones.length === 0 && <p role="status">{words.none}</p>}
          </Popup>
        )}
      </Anchor>
    </FieldFrame>
  );
}
