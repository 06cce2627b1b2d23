import { useQuery } from '@tanstack/react-query';
import { DateRangeFilter } from '../../list/date-filter';
import { FilterField } from '../../list/filter-field';
import { Filters } from '../../list/filters';
import type { List } from '../../list/use-list';
import { inWords } from '../../states/in-words';
import { filtersQuery } from './audit.api';
import { OneAlone } from './one-alone';
import { texts } from './texts';

export const filterNames = ['action', 'subjectType', 'from', 'to', 'actor', 'subject'];

const toOptions = (values: string[] = []) =>
  values.map((value) => ({ value, label: inWords(value) }));

/** What was done, to what kind of thing, between which days; and one person or thing alone. */
export function AuditFilters({ list }: { list: List }) {
  const known = useQuery(filtersQuery).data;
  return (
    <>
      <Filters list={list} names={filterNames}>
        <FilterField
          list={list}
          name="action"
          label={texts.what}
          all={texts.anyAction}
          options={toOptions(known?.actions)}
        />
        <FilterField
          list={list}
          name="subjectType"
          label={texts.subjectType}
          all={texts.anySubject}
          options={toOptions(known?.subjectTypes)}
        />
        <DateRangeFilter list={list} labels={texts} />
      </Filters>
      <OneAlone list={list} name="actor" label={texts.byOne} />
      <OneAlone list={list} name="subject" label={texts.toOne} />
    </>
  );
}
