import { Alert, colours, Link, Panel, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../paths';
import { placesQuery } from './places.api';
import { texts } from './texts';

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 8px 8px 0',
    borderBlockEnd: `1px solid ${colours.hairline}`,
    textAlign: 'end',
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { fontWeight: 400, color: colours.muted },
});

/** How many places of the current edition are in use, and which limits are below that. */
export function PlacesPanel() {
  const { data, isError } = useQuery(placesQuery());
  if (isError) return <Alert severity="warning">{texts.loadFailed}</Alert>;
  if (!data) return null;
  const { packages, onSite } = data;
  const limits = [
    ...packages.map(({ packageName: name, ...count }) => ({ name, ...count })),
    { name: texts.onSite, ...onSite },
  ];
  const over = limits.filter(({ capacity, used }) => capacity !== null && used > capacity);
  return (
    <Panel as="div">
      <h2 id="places-in-use">{texts.title}</h2>
      {over.map(({ name, used, capacity }) => (
        <Alert key={name} severity="warning">
          {texts.over({ name, used, capacity: capacity ?? 0 })}
        </Alert>
      ))}
      <Scroll role="region" aria-labelledby="places-in-use" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{texts.package}</th>
              <th scope="col">{texts.taken}</th>
              <th scope="col">{texts.offered}</th>
              <th scope="col">{texts.waiting}</th>
              <th scope="col">{texts.capacity}</th>
            </tr>
          </thead>
          <tbody>
            {packages.map(({ registrationPackage, packageName, ...count }) => (
              <tr key={registrationPackage}>
                <th scope="row">{packageName}</th>
                <td>{count.taken}</td>
                <td>{count.offered}</td>
                <td>{count.waiting}</td>
                <td>{count.capacity ?? texts.unlimited}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Link to={adminPaths.waitingList.href()}>{texts.list}</Link>
    </Panel>
  );
}
