import { paths } from '@plenary/kit/paths';
import { paymentStateLabel } from '@plenary/kit/states';
import { Link } from '@plenary/kit/ui';
import { figure, money } from '../money';
import type { PaymentTotals } from './payment-totals.api';
import { texts } from './texts';
import { TotalsTable } from './totals-table';

type Row = PaymentTotals['packages'][number];

/** Packages are rows, states columns; each figure leads to its registrations. */
export function PackageTable({ rows }: { rows: Row[] }) {
  const states = [...new Set(rows.map(({ state }) => state))];
  const packages = [...new Map(rows.map((row) => [row.registrationPackage, row.packageName]))];
  const heads = [texts.package, ...states.map(paymentStateLabel), texts.all, texts.received];
  return (
    <TotalsTable title={texts.byPackage} heads={heads}>
      <tbody>
        {packages.map(([id, name]) => {
          const own = rows.filter(({ registrationPackage }) => registrationPackage === id);
          return <Sums key={id} name={name} rows={own} states={states} query={{ package: id }} />;
        })}
      </tbody>
      <tfoot>
        <Sums name={texts.allPackages} rows={rows} states={states} query={{}} />
      </tfoot>
    </TotalsTable>
  );
}

interface SumsProps {
  name: string;
  rows: Row[];
  states: Row['state'][];
  query: Record<string, string>;
}

function Sums({ name, rows, states, query }: SumsProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {states.map((state) => (
        <Sum
          key={state}
          rows={rows.filter((row) => row.state === state)}
          query={{ ...query, state }}
        />
      ))}
      <Sum rows={rows} query={query} />
      <td>{figure(sumOf(rows, 'received'))}</td>
    </tr>
  );
}

function Sum({ rows, query }: { rows: Row[]; query: Record<string, string> }) {
  const count = sumOf(rows, 'count');
  if (count === 0) return <td>–</td>;
  const to = `${paths.adminPayments.href()}?${new URLSearchParams(query).toString()}`;
  return (
    <td>
      <Link to={to} aria-label={texts.count({ count })}>
        {count}
      </Link>
      <small>{money(sumOf(rows, 'amount'))}</small>
    </td>
  );
}

const sumOf = (rows: Row[], figureOf: 'count' | 'amount' | 'received') =>
  rows.reduce((sum, row) => sum + row[figureOf], 0);
