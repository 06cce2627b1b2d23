import { colours, styled } from '@plenary/kit/ui';
import type { Bank } from './bank-changes.api';
import { texts } from './texts';

const FIELDS = ['accountHolder', 'bank', 'iban', 'swift', 'note'] as const;

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '6px 8px 6px 0',
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& th': { fontWeight: 700, color: colours.muted },
  '& td': { overflowWrap: 'anywhere' },
  '& tr[data-changed=true] td': { fontWeight: 700, color: colours.ink },
});

/** Old and new details next to each other; changed ones are in bold. */
export function BankComparison({ before, after }: { before: Bank; after: Bank }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map((field) => (
          <tr key={field} data-changed={before[field] !== after[field]}>
            <th scope="row">{texts.fields[field]}</th>
            <td>{before[field] || texts.empty}</td>
            <td>{after[field] || texts.empty}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
