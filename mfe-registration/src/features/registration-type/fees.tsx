import { feePackages, formatDollars, useEdition } from '@plenary/kit/edition';
import { Amount, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { Deadline } from '../../parts/deadline';
import { texts } from './texts';

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 14, paddingInline: 0, verticalAlign: 'top', textAlign: 'start' },
  '& th + th, & td': { paddingInlineStart: 16, textAlign: 'end' },
  '& thead th': { paddingBlock: 8, borderBlockEnd: '3px solid #1a237e', fontWeight: 400 },
  '& tbody tr': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& tbody th': { fontWeight: 400, fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  '& strong': { display: 'block', fontSize: '1.0625rem', fontWeight: 500, color: colours.ink },
  [theme.breakpoints.down('sm')]: {
    '& thead th': { fontSize: '0.8125rem' },
    '& td small': { display: 'block', marginInlineEnd: 0 },
  },
}));

const Notes = styled('ul')({
  marginBlockStart: 20,
  paddingInlineStart: 20,
  maxInlineSize: '70ch',
  fontSize: '0.9375rem',
});

/** What each package costs in both categories, and what else there is to know about paying. */
export function Fees() {
  const edition = useEdition();
  const deadline = edition.dates.find(({ key }) => key === 'registration-payment');
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
          {feePackages(edition).map(({ id, name, summary, prices }) => (
            <tr key={id}>
              <th scope="row">
                <strong>{name}</strong> {summary}
              </th>
              <td>
                <Amount text={formatDollars(prices.student)} />
              </td>
              <td>
                <Amount text={formatDollars(prices.professional)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Notes>
        {edition.fees.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {deadline && (
          <li>
            {texts.payBy} <Deadline date={deadline} />. {deadline.note}.
          </li>
        )}
      </Notes>
    </>
  );
}
