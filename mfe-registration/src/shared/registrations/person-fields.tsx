import {
  CountryField,
  FieldGrid,
  FieldPair,
  PhoneField,
  SelectField,
  TextField,
} from '@plenary/kit/forms';
import { useEdition } from '@plenary/kit/edition';
import type { ReactNode } from 'react';
import { texts as bands } from '../bands/texts';
import { texts } from './person-texts';
import { titles } from './registration-data';

/** Fields of `personFields`. @param children the email, where the form asks for it */
export function PersonFields({ children }: { children?: ReactNode }) {
  const { feeBands } = useEdition();
  return (
    <FieldGrid>
      <FieldPair>
        <SelectField
          name="title"
          label={texts.title}
          options={titles}
          placeholder={texts.noTitle}
          autoComplete="honorific-prefix"
        />
        <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
      </FieldPair>
      <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
      {children}
      <PhoneField
        name="phone"
        country="country"
        label={texts.phone}
        optional
        placeholder={texts.phoneExample}
      />
      <TextField name="organization" label={texts.organization} autoComplete="organization" />
      <TextField name="position" label={texts.position} autoComplete="organization-title" />
      <CountryField
        name="country"
        label={texts.country}
        hint={feeBands && bands.countryHint({ year: String(feeBands.year) })}
      />
    </FieldGrid>
  );
}
