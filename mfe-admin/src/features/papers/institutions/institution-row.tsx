import type { RowShape } from '../../../shared/list/rows/row-shape';
import { yearsOf } from './domains';
import type { Institution } from './institutions.api';
import { texts } from './texts';

const domainsOf = ({ domains }: Institution) =>
  domains
    .map((each) => {
      const years = yearsOf(each);
      return years === '' ? each.domain : `${each.domain} (${years})`;
    })
    .join(', ');

export const institutionRow: RowShape<Institution> = {
  id: ({ id }) => id,
  head: texts.institution,
  sort: { by: 'name', kind: 'text' },
  title: ({ name }) => name,
  note: () => '',
  columns: [{ head: texts.domains, cell: domainsOf }],
  entry: (institution) => ({ text: domainsOf(institution) }),
};
