import { feePackages, useEdition } from '@plenary/kit/edition';
import { DateRangeFilter } from '../../../shared/list/tools/date-filter';
import { FilterField } from '../../../shared/list/tools/filter-field';
import { Filters } from '../../../shared/list/tools/filters';
import type { List } from '../../../shared/list/use-list';
import { texts as groups } from '../groups/texts';
import { texts } from '../texts';

const names = [
  ...(['package', 'category', 'needs', 'studentProof', 'way'] as const),
  ...(['from', 'to', 'group', 'duplicates'] as const),
];
export const filterNames = ['state', ...names];

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const categories = choicesOf(texts.categories);
const needs = choicesOf(texts.needs);

export interface PaymentFiltersProps {
  list: List;
  hasDuplicates: boolean;
}

export function PaymentFilters({ list, hasDuplicates }: PaymentFiltersProps) {
  const group = list.get('group');
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
      <FilterField
        list={list}
        name="needs"
        label={texts.need}
        all={texts.allNeeds}
        options={needs}
      />
      <FilterField
        list={list}
        name="studentProof"
        label={texts.studentProof}
        all={texts.allStudentProofs}
        options={[{ value: 'missing', label: texts.studentProofMissing }]}
      />
      <FilterField
        list={list}
        name="way"
        label={texts.way}
        all={texts.allWays}
        options={choicesOf(texts.ways)}
      />
      {group && (
        <FilterField
          list={list}
          name="group"
          label={groups.group}
          all={groups.allGroups}
          options={[{ value: group, label: groups.ofGroup }]}
        />
      )}
      {(hasDuplicates || list.get('duplicates')) && (
        <FilterField
          list={list}
          name="duplicates"
          label={texts.duplicates}
          all={texts.allRegistrations}
          options={[{ value: 'true', label: texts.onlyDuplicates }]}
        />
      )}
      <DateRangeFilter list={list} labels={texts} />
    </Filters>
  );
}
