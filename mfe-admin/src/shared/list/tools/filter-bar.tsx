import { IconClose, IconFilter } from '@plenary/kit/art/icons';
import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import type { List } from '../use-list';
import { Dropdown } from './dropdown';
import { FilterField, type FilterFieldProps } from './filter-field';

export type Filter = Omit<FilterFieldProps, 'list'>;

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
        const value = options.find((option) => option.value === given)?.label ?? given;
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
                <FilterField list={list} {...filter} />
              </div>
            ))
          }
        </Dropdown>
      </Add>
    </>
  );
}
