import { Alert, Link, Panel } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../paths';
import { PanelScroll, PanelTable } from '../../../shared/page/panel-table';
import { placesQuery } from './places.api';
import { texts } from './texts';

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
      <PanelScroll role="region" aria-labelledby="places-in-use" tabIndex={0}>
        <PanelTable>
          <thead>
            <tr>
              <th scope="col">{texts.package}</th>
              <th scope="col" data-number>
                {texts.taken}
              </th>
              <th scope="col" data-number>
                {texts.offered}
              </th>
              <th scope="col" data-number>
                {texts.waiting}
              </th>
              <th scope="col" data-number>
                {texts.capacity}
              </th>
            </tr>
          </thead>
          <tbody>
            {packages.map(({ registrationPackage, packageName, ...count }) => (
              <tr key={registrationPackage}>
                <th scope="row">{packageName}</th>
                <td data-number>{count.taken}</td>
                <td data-number>{count.offered}</td>
                <td data-number>{count.waiting}</td>
                <td data-number>{count.capacity ?? texts.unlimited}</td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </PanelScroll>
      <Link to={adminPaths.waitingList.href()}>{texts.list}</Link>
    </Panel>
  );
}
