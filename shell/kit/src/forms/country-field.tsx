import { countries } from './countries.gen';
import { SelectField } from './select-field';
import { texts } from './texts';
import type { FieldProps } from './use-field';

/** A country from the fixed list; the value is its English name, or '' while none is chosen. */
export function CountryField(props: FieldProps) {
  return (
    <SelectField
      {...props}
      options={countries}
      placeholder={texts.chooseCountry}
      autoComplete="country-name"
    />
  );
}
