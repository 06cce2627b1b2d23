import { CheckboxField, CountryField, TextAreaField, TextField } from '@plenary/kit/forms';
import { texts } from './invoice-texts';

interface InvoiceFieldsProps {
  /** Instead of the words for a single payer. */
  addressee?: { label: string; hint?: string };
  offersReverseCharge: boolean;
  /** Why the statement on tax cannot change. */
  taxFixed?: string;
}

/** Fields of `invoiceFields`. */
export function InvoiceFields({
  addressee = { label: texts.addressee },
  offersReverseCharge,
  taxFixed,
}: InvoiceFieldsProps) {
  return (
    <>
      <TextField name="addressee" {...addressee} autoComplete="organization" />
      <TextAreaField name="address" label={texts.address} rows={3} optional />
      <CountryField name="country" label={texts.country} optional />
      <TextField name="taxNumber" label={texts.taxNumber} autoComplete="off" optional />
      <TextField name="purchaseOrder" label={texts.purchaseOrder} autoComplete="off" optional />
      {offersReverseCharge && (
        <CheckboxField
          name="reverseCharge"
          label={texts.reverseCharge}
          hint={taxFixed ?? texts.reverseChargeHint}
          disabled={taxFixed !== undefined}
          optional
        />
      )}
    </>
  );
}
