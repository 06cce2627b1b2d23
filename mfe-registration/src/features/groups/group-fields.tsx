import { feePackages, useEdition } from '@plenary/kit/edition';
import { CheckboxGroup, EmailField, FormSection, TextField } from '@plenary/kit/forms';
import { styled } from '@plenary/kit/ui';
import { InvoiceFields } from '../../shared/registrations/invoice-fields';
import { texts } from './texts';

const Fields = styled('div')({ display: 'grid', gap: 20 });

/** Fields of `groupSchema`. @param taxFixed why the statement on tax cannot change */
export function GroupFields({ taxFixed }: { taxFixed?: string }) {
  const edition = useEdition();
  const packages = feePackages(edition).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FormSection title={texts.payer}>
        <Fields>
          <InvoiceFields
            addressee={{ label: texts.organization, hint: texts.organizationHint }}
            offersReverseCharge={edition.offersReverseCharge === true}
            taxFixed={taxFixed}
          />
          <EmailField name="invoiceEmail" label={texts.email} />
        </Fields>
      </FormSection>
      <FormSection title={texts.who}>
        <Fields>
          <TextField
            name="peopleLimit"
            label={texts.limit}
            hint={texts.limitHint}
            inputMode="numeric"
            autoComplete="off"
          />
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
            label={texts.lastDay}
            hint={texts.lastDayHint}
            optional
          />
        </Fields>
      </FormSection>
    </>
  );
}
