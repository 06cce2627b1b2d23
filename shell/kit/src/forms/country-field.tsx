import { memo } from 'react';
import { countries } from './countries.gen';
import { SelectField } from './select-field';
import { texts } from './texts';
import type { FieldProps } from './use-field';

export const CountryField = memo(function CountryField(props: FieldProps) {
  return (
    <SelectField
      {...props}
      options={countries}
      placeholder={texts.chooseCountry}
      autoComplete="country-name"
    />
  );
});
