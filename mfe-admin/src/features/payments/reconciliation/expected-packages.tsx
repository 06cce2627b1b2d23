import { figure } from '../money';
import { TotalsTable } from '../payment-totals/totals-table';
import type { Reconciliation } from './reconciliation.api';
import { texts } from './texts';

type Package = Reconciliation['packages'][number];

const { packages: labels } = texts;
const heads = [
  labels.package,
  labels.count,
  labels.expected,
  labels.received,
  labels.outstanding,
  labels.above,
];
const FIGURES = ['expected', 'received', 'outstanding', 'above'] as const;

export function ExpectedPackages({ rows }: { rows: Package[] }) {
  const sum = (of: 'count' | (typeof FIGURES)[number]) =>
    rows.reduce((all, row) => all + row[of], 0);
  return (
    <TotalsTable title={labels.title} text={labels.text} heads={heads}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.registrationPackage}>
            <th scope="row">{row.packageName}</th>
            <td>{row.count}</td>
            {FIGURES.map((of) => (
              <td key={of}>{figure(row[of])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.all}</th>
          <td>{sum('count')}</td>
          {FIGURES.map((of) => (
            <td key={of}>{figure(sum(of))}</td>
          ))}
        </tr>
      </tfoot>
    </TotalsTable>
  );
}
