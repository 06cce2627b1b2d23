import { formatInstant } from '@plenary/kit/edition';
import { Alert, Panel } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { PanelScroll, PanelTable } from '../../../shared/page/panel-table';
import { texts as sections } from '../model/sections/texts';
import { type Erased, retentionQuery } from './retention.api';
import { texts } from './texts';

/** The day of passport data is in another section. */
const nameOf = (kind: Erased) =>
  kind === 'visa-letters' ? texts.passports : sections.retention.kinds[kind];

/** Due by the periods of the current edition, when it is erased, and a report. */
export function RetentionPanel() {
  const { data, isError } = useQuery(retentionQuery());
  if (isError) return <Alert severity="warning">{texts.loadFailed}</Alert>;
  if (!data) return null;
  const { kinds, runs, dailyBackups } = data;
  const announced = kinds.filter(({ erasesAt }) => erasesAt !== null);
  const count = announced.reduce((sum, { due }) => sum + due, 0);
  return (
    <Panel as="div">
      <h2 id="retention">{texts.title}</h2>
      {count > 0 && <Alert severity="warning">{texts.announced({ count })}</Alert>}
      <PanelScroll role="region" aria-labelledby="retention" tabIndex={0}>
        <PanelTable>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.period}</th>
              <th scope="col" data-number>
                {texts.stored}
              </th>
              <th scope="col" data-number>
                {texts.due}
              </th>
              <th scope="col">{texts.erased}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, months, since, stored, due, erasesAt }) => (
              <tr key={kind}>
                <th scope="row">{sections.retention.kinds[kind]}</th>
                <td>{months === null ? texts.kept : texts.months[since]({ count: months })}</td>
                <td data-number>{stored}</td>
                <td data-number>{due}</td>
                <td>
                  {erasesAt !== null
                    ? formatInstant(erasesAt)
                    : due > 0
                      ? texts.announcing
                      : texts.nothing}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </PanelScroll>
      <p>
        {dailyBackups === null ? texts.backupsElsewhere : texts.backups({ count: dailyBackups })}
      </p>
      {runs.length > 0 && (
        <>
          <h3>{texts.report}</h3>
          <ul>
            {runs.map(({ kind, records, at }) => (
              <li key={`${at} ${kind}`}>
                {`${formatInstant(at)}: ${nameOf(kind)}, ${texts.records({ count: records })}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
