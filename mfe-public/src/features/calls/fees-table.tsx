import { feePackages, formatDollars, useEdition } from '@plenary/kit/edition';
import { Amount, Chip, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { Rules } from './rules';
import { texts } from './texts';

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': { paddingBlock: 16, paddingInline: 0, verticalAlign: 'top', textAlign: 'start' },
  '& th + th, & td': { paddingInlineStart: 16, textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': {
    paddingBlock: 8,
    borderBlockEnd: '3px solid #1a237e',
    fontSize: '0.9375rem',
    fontWeight: 400,
  },
  '& tbody tr': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& tbody th': { fontWeight: 400, fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  '& tbody strong': {
    marginInlineEnd: 12,
    fontSize: '1.0625rem',
    fontWeight: 500,
    color: colours.ink,
  },
  '& tbody p': { marginBlockStart: 2 },
  [theme.breakpoints.down('sm')]: {
    '& th + th, & td': { paddingInlineStart: 12 },
    '& thead th': { fontSize: '0.8125rem' },
    '& tbody th > span': { paddingInline: 6, whiteSpace: 'normal' },
    '& td small': { display: 'block', marginInlineEnd: 0 },
  },
}));

/** What taking part costs, for both categories. */
export function FeesTable() {
  const edition = useEdition();
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">{texts.fees.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{texts.fees.package}</th>
            <th scope="col">{texts.fees.student}</th>
            <th scope="col">{texts.fees.professional}</th>
          </tr>
        </thead>
        <tbody>
          {feePackages(edition).map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <strong>{each.name}</strong>
                {each.requiresAcceptedPaper && <Chip tone="indigo">{texts.fees.needsPaper}</Chip>}
                <p>{each.summary}</p>
              </th>
              <td>
                <Amount text={formatDollars(each.prices.student)} />
              </td>
              <td>
                <Amount text={formatDollars(each.prices.professional)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Rules items={edition.fees.notes} />
    </>
  );
}
