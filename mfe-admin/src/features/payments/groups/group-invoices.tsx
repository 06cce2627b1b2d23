import { Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import { Reference } from '../../../shared/details/reference';
import { texts as invoices } from '../invoices/texts';
import { money } from '../money';
import type { AdminGroup } from './groups.api';
import { texts } from './texts';

const List = styled('ul')({ display: 'grid', gap: 8, marginBlockStart: 8, listStyle: 'none' });

/** Their files are in the list of invoices. */
export function GroupInvoices({ group }: { group: AdminGroup }) {
  if (group.invoices.length === 0) return null;
  return (
    <section aria-labelledby="group-invoices">
      <h3 id="group-invoices">{texts.invoices}</h3>
      <List>
        {group.invoices.map(({ number, kind, amount, isCorrected }) => (
          <li key={number}>
            {invoices[kind]}{' '}
            <Link to={`${adminPaths.invoices.href()}?item=${number}`}>
              <Reference>{number}</Reference>
            </Link>
            {`, ${money(amount)}`}
            {isCorrected && `, ${invoices.corrected}`}
          </li>
        ))}
      </List>
    </section>
  );
}
