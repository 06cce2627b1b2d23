import { feePackages, useEdition } from '@plenary/kit/edition';
import type { Filter } from '../../../shared/list/tools/filter-bar';
import type { List } from '../../../shared/list/use-list';
import { texts as groups } from '../groups/texts';
import { texts } from '../texts';

export const filterNames = [
  ...(['state', 'package', 'category', 'needs', 'studentProof', 'way'] as const),
  ...(['from', 'to', 'group', 'duplicates'] as const),
];

/** @param hasDuplicates a row on the page is a possible duplicate */
export function usePaymentFilters(list: List, hasDuplicates: boolean): Filter[] {
  const packages = feePackages(useEdition()).map(({ id, name }) => ({ value: id, label: name }));
  const group = list.get('group');
  return [
    { name: 'package', label: texts.package, all: texts.allPackages, options: packages },
    {
      name: 'category',
      label: texts.category,
      all: texts.allCategories,
      options: choicesOf(texts.categories),
    },
    { name: 'needs', label: texts.need, all: texts.allNeeds, options: choicesOf(texts.needs) },
    {
      name: 'studentProof',
      label: texts.studentProof,
      all: texts.allStudentProofs,
      options: [{ value: 'missing', label: texts.studentProofMissing }],
    },
    { name: 'way', label: texts.way, all: texts.allWays, options: choicesOf(texts.ways) },
    { name: 'from', label: texts.from },
    { name: 'to', label: texts.to },
    ...(group
      ? [
          {
            name: 'group',
            label: groups.group,
            all: groups.allGroups,
            options: [{ value: group, label: groups.ofGroup }],
          },
        ]
      : []),
    ...(hasDuplicates || list.get('duplicates')
      ? [
          {
            name: 'duplicates',
            label: texts.duplicates,
            all: texts.allRegistrations,
            options: [{ value: 'true', label: texts.onlyDuplicates }],
          },
        ]
      : []),
  ];
}

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
