import { IconClose, IconFilter } from '@plenary/kit/art/icons';
import { formatDay } from '@plenary/kit/edition';
import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import type { List } from '../use-list';
import { DateField } from './date-filter';
import { Dropdown } from './dropdown';
import { FilterField, type FilterFieldProps } from './filter-field';

type Choice = Omit<FilterFieldProps, 'list'>;

/** Of a choice, or, without options, of a day such as `2025-10-05`. */
export type Filter = Choice | (Pick<Choice, 'name' | 'label'> & { options?: undefined });

const DAY = /^\d{4}-\d\d-\d\d$/;

const Chip = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  maxInlineSize: '100%',
  paddingInline: 14,
  border: `1px solid ${colours.primary}`,
  borderRadius: 8,
  backgroundColor: colours.indigo100,
  color: colours.primary,
  fontWeight: 700,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', inlineSize: 16, blockSize: 16 },
});

const Add = styled('div')({
  '& > div > button': { borderStyle: 'dashed', minBlockSize: 44 },
  '& label': { display: 'grid', gap: 4, color: colours.muted },
});

/** The active filters, each with a link that removes it, and a panel with all of them. */
export function FilterBar({ list, filters }: { list: List; filters: Filter[] }) {
  const active = filters.filter(({ name }) => list.get(name));
  return (
    <>
      {active.map(({ name, label, options }) => {
        const given = list.get(name);
        const chosen = options?.find((option) => option.value === given)?.label;
        const value = chosen ?? (!options && DAY.test(given) ? formatDay(given) : given);
        const { to, state } = list.place({ [name]: '' });
        return (
          <Chip
            key={name}
            to={to}
            state={state}
            aria-label={texts.removeFilter({ filter: label, value })}
          >
            {label === value ? label : texts.filterBy({ filter: label, value })}
            <IconClose />
          </Chip>
        );
      })}
      <Add>
        <Dropdown
          side="start"
          button={texts.addFilter}
          startIcon={<IconFilter />}
          aria-label={texts.filters({ active: active.length })}
        >
          {() =>
            filters.map((filter) => (
              <div key={filter.name}>
                <small aria-hidden="true">{filter.label}</small>
                {filter.options ? (
                  <FilterField list={list} {...filter} />
                ) : (
                  <DateField list={list} name={filter.name} label={filter.label} />
                )}
              </div>
            ))
          }
        </Dropdown>
      </Add>
    </>
  );
}
