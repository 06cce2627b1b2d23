import { messageOf } from '@plenary/kit/api';
import { bandedFee, feePackages, formatDollars, useEdition, useShown } from '@plenary/kit/edition';
import { CountryField, Form, useForm, useWatch } from '@plenary/kit/forms';
import { Alert, Amount, colours, Spinner, styled } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { useBand } from '../../shared/bands/bands.api';
import { texts } from '../../shared/bands/texts';
import { academicCategories } from '../../shared/registrations/registration-data';
import { texts as shared } from '../../shared/registrations/texts';

const Room = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  '& form': { maxInlineSize: 480 },
});

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& caption': { paddingBlockEnd: 8, textAlign: 'start', fontWeight: 700 },
  '& th, & td': { paddingBlock: 10, textAlign: 'start', fontWeight: 400 },
  '& th + th, & td': { paddingInlineStart: 12, textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: '0.8125rem', color: colours.muted },
  '& tr': { borderBlockEnd: `1px solid ${colours.hairline}` },
});

/** The prices of the packages for the country that a visitor chooses. */
export function CountryFees() {
  const { feeBands } = useEdition();
  const form = useForm({
    schema: z.object({ country: z.string() }),
    defaultValues: { country: '' },
  });
  const country = useWatch({ control: form.control, name: 'country' });
  if (!feeBands) return null;
  return (
    <Room aria-labelledby="country-fees">
      <h2 id="country-fees">{texts.title}</h2>
      <Form form={form} onSubmit={() => undefined}>
        <CountryField
          name="country"
          label={texts.country}
          hint={texts.countryHint({ year: String(feeBands.year) })}
          optional
        />
      </Form>
      <div role="status">{country && <Prices country={country} />}</div>
      {feeBands.isChecked && <p>{texts.checked}</p>}
    </Room>
  );
}

function Prices({ country }: { country: string }) {
  const packages = useShown(feePackages);
  const { data: band, isPending, isError, error } = useBand(country);
  if (isPending) return <Spinner />;
  if (isError) return <Alert severity="error">{messageOf(error, texts.failed)}</Alert>;
  if (!band) return null;
  const { incomeGroup, share } = band;
  if (share === 100) return <p>{texts.whole({ country })}</p>;
  const group = texts.groups[incomeGroup];
  return (
    <Table>
      <caption>{texts.prices({ country, group, share })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.package}</th>
          {academicCategories.map((category) => (
            <th key={category} scope="col">
              {shared.category[category]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packages.map(({ id, name, prices }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {academicCategories.map((category) => (
              <td key={category}>
                <Amount text={formatDollars(bandedFee(prices[category], share))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
