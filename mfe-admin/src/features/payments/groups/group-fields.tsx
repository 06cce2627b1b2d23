import { feePackages, useEdition } from '@plenary/kit/edition';
import {
  CheckboxField,
  CheckboxGroup,
  CountryField,
  EmailField,
  TextAreaField,
  TextField,
} from '@plenary/kit/forms';
import { texts } from './texts';

/** Fields of `groupSchema`. @param isTaxFixed people have joined at prices with, or without, the tax */
export function GroupFields({ isTaxFixed = false }: { isTaxFixed?: boolean }) {
  const edition = useEdition();
  const packages = feePackages(edition).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <TextField name="organization" label={texts.organization} autoComplete="off" />
      <TextAreaField name="address" label={texts.address} rows={3} optional />
      <CountryField name="country" label={texts.country} optional />
      <TextField name="taxNumber" label={texts.taxNumber} autoComplete="off" optional />
      <TextField name="purchaseOrder" label={texts.purchaseOrder} autoComplete="off" optional />
      {edition.offersReverseCharge && (
        <CheckboxField
          name="reverseCharge"
          label={texts.reverseCharge}
          hint={isTaxFixed ? texts.taxFixed : texts.reverseChargeHint}
          disabled={isTaxFixed}
          optional
        />
      )}
      <EmailField name="invoiceEmail" label={texts.email} />
      <TextField name="peopleLimit" label={texts.limit} inputMode="numeric" autoComplete="off" />
      <CheckboxGroup
        name="packages"
        label={texts.packages}
        hint={texts.packagesHint}
        options={packages}
        optional
      />
      <TextField
        name="lastDay"
        type="date"
        label={texts.closesAt}
        hint={texts.closesAtHint}
        optional
      />
    </>
  );
}
