import { feePackages, useEdition } from '@plenary/kit/edition';
import { DateRangeFilter } from '../../list/date-filter';
import { FilterField } from '../../list/filter-field';
import { Filters } from '../../list/filters';
import type { List } from '../../list/use-list';
import { texts } from './texts';

const names = ['package', 'category', 'from', 'to', 'twins'];
export const filterNames = ['state', ...names];

const categories = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));

export interface PaymentFiltersProps {
  list: List;
  /** Somebody in the list seems to have registered twice. */
  hasTwins: boolean;
}

/** By package and category, by the days of registering, and those who seem to have registered twice. */
export function PaymentFilters({ list, hasTwins }: PaymentFiltersProps) {
  const packages = feePackages(useEdition()).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Filters list={list} names={names}>
      <FilterField
        list={list}
        name="package"
        label={texts.package}
        all={texts.allPackages}
        options={packages}
      />
      <FilterField
        list={list}
        name="category"
        label={texts.category}
        all={texts.allCategories}
        options={categories}
      />
      {(hasTwins || list.get('twins')) && (
        <FilterField
          list={list}
          name="twins"
          label={texts.twins}
          all={texts.twinsOrNot}
          options={[{ value: 'true', label: texts.twinsAlone }]}
        />
      )}
      <DateRangeFilter list={list} labels={texts} />
    </Filters>
  );
}
