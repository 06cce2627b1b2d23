import { feePackages, formatDay, formatDollars, useEdition, useShown } from '@plenary/kit/edition';
import { Amount, Chip, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { laterPrices } from './later-prices';
import { texts } from './texts';

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': { paddingBlock: 16, paddingInline: 0, verticalAlign: 'top', textAlign: 'start' },
  '& th + th, & td': { paddingInlineStart: 16, textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': {
    paddingBlock: 8,
    borderBlockEnd: `3px solid ${colours.primary}`,
    fontSize: '0.9375rem',
    fontWeight: 400,
  },
  '& tbody tr': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& tbody th': { fontWeight: 400, fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  '& tbody strong': {
    marginInlineEnd: 12,
    fontSize: '1.0625rem',
    fontWeight: 700,
    color: colours.ink,
  },
  '& tbody p': { marginBlockStart: 2 },
  [theme.breakpoints.down('sm')]: {
    '& th + th, & td': { paddingInlineStart: 12 },
    '& thead th': { fontSize: '0.8125rem' },
    '& thead th + th': { minInlineSize: 76, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tbody th > span': { paddingInline: 6, whiteSpace: 'normal' },
    '& td small': { display: 'block', marginInlineEnd: 0 },
  },
}));

const Notes = styled('ul')({
  maxInlineSize: '70ch',
  marginBlockStart: 32,
  paddingInlineStart: 20,
  '& li + li': { marginBlockStart: 8 },
  '& li::marker': { color: colours.primary },
});

export function FeesTable({ children }: { children?: ReactNode }) {
  const edition = useEdition();
  const packages = useShown(feePackages);
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">{texts.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{texts.package}</th>
            <th scope="col">{texts.student}</th>
            <th scope="col">{texts.professional}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map((feePackage) => (
            <tr key={feePackage.id}>
              <th scope="row">
                <strong>{feePackage.name}</strong>
                {feePackage.needsAcceptedPaper && <Chip tone="indigo">{texts.needsPaper}</Chip>}
                <p>{feePackage.summary}</p>
                <NextPrice packageId={feePackage.id} />
              </th>
              <td>
                <Amount text={formatDollars(feePackage.prices.student)} />
              </td>
              <td>
                <Amount text={formatDollars(feePackage.prices.professional)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {(edition.fees.notes.length > 0 || edition.feeBands || children) && (
        <Notes>
          {edition.feeBands && (
            <li>
              <FeeBandsNote />
            </li>
          )}
          {edition.fees.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {children}
        </Notes>
      )}
    </>
  );
}

/** The share of the fee in each income group; nothing where the fee is one for all countries. */
export function FeeBandsNote() {
  const { feeBands } = useEdition();
  if (!feeBands) return null;
  return <p>{texts.bands({ ...feeBands.shares, year: String(feeBands.year) })}</p>;
}

/** The next price with the day from which it holds; nothing for a package with one price. */
export function NextPrice({ packageId }: { packageId: string }) {
  const next = useShown(laterPrices).find((price) => price.packageId === packageId);
  if (!next) return null;
  const { student, professional } = next.prices;
  return (
    <p>
      {texts.nextPrice({
        day: formatDay(next.from),
        student: formatDollars(student),
        professional: formatDollars(professional),
      })}
    </p>
  );
}
