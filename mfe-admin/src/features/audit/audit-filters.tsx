import { IconClose } from '@plenary/kit/art/icons';
import { Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { DateRangeFilter } from '../../shared/list/tools/date-filter';
import { FilterField } from '../../shared/list/tools/filter-field';
import { Filters } from '../../shared/list/tools/filters';
import type { List } from '../../shared/list/use-list';
import { actionLabel, targetTypeLabel } from './audit-labels';
import { auditFiltersQuery } from './audit.api';
import { texts } from './texts';

export const filterNames = ['action', 'subjectType', 'from', 'to', 'actor', 'subject'];

const toOptions = (labelOf: (value: string) => string, values: string[] = []) =>
  values.map((value) => ({ value, label: labelOf(value) }));

export function AuditFilters({ list }: { list: List }) {
  const known = useQuery(auditFiltersQuery()).data;
  return (
    <>
      <Filters list={list} names={filterNames}>
        <FilterField
          list={list}
          name="action"
          label={texts.action}
          all={texts.anyAction}
          options={toOptions(actionLabel, known?.actions)}
        />
        <FilterField
          list={list}
          name="subjectType"
          label={texts.targetType}
          all={texts.anyTarget}
          options={toOptions(targetTypeLabel, known?.subjectTypes)}
        />
        <DateRangeFilter list={list} labels={texts} />
      </Filters>
      <ClearFilterButton list={list} name="actor" label={texts.oneActor} />
      <ClearFilterButton list={list} name="subject" label={texts.oneTarget} />
    </>
  );
}

function ClearFilterButton({ list, name, label }: { list: List; name: string; label: string }) {
  if (!list.get(name)) return null;
  return (
    <Button
      look="outlined"
      endIcon={<IconClose />}
      aria-label={texts.clearFilter({ filter: label })}
      onClick={() => list.go({ [name]: '' })}
    >
      {label}
    </Button>
  );
}
