import { formatTime, useEdition } from '@plenary/kit/edition';
import { PaymentChip } from '@plenary/kit/states';
import { colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { deviceListQuery } from './device/device-list';
import { texts } from './texts';

const Printed = styled('div')({
  display: 'none',
  // Its column of the page is as narrow as the menu, which is not printed.
  '@media print': {
    display: 'block',
    position: 'absolute',
    inset: '0 0 auto',
    color: colours.print,
  },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th, & td': {
    padding: '4px 8px',
    borderBlockEnd: `1px solid ${colours.print}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead': { display: 'table-header-group' },
  '& td:first-of-type::before': { content: '"☐ "' },
  '& tr[data-arrived] td:first-of-type::before': { content: '"☑ "' },
});

/** All people for a desk without power or devices; shown on paper only. */
export function PrintList() {
  const { name, timeZone } = useEdition();
  const { data: list } = useQuery(deviceListQuery);
  if (!list) return null;
  return (
    <Printed data-print="only" aria-hidden>
      <h2>{texts.printTitle({ name })}</h2>
      <table>
        <thead>
          <tr>
            <th>{texts.name}</th>
            <th>{texts.package}</th>
            <th>{texts.payment}</th>
            <th>{texts.arrival}</th>
          </tr>
        </thead>
        <tbody>
          {list.attendees.map((each) => (
            <tr key={each.id} data-arrived={each.arrivedAt ? '' : undefined}>
              <td>{each.name}</td>
              <td>{each.packages.map((of) => of.name).join(', ')}</td>
              <td>
                {each.packages.map((of, index) => (
                  <PaymentChip key={index} state={of.payment} />
                ))}
              </td>
              <td>{each.arrivedAt && formatTime(each.arrivedAt, timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  );
}
