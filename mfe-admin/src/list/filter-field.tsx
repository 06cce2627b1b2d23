import { IconChevronDown, IconFilter } from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import { ToolBox } from './tool-box';
import type { List } from './use-list';

/** On a phone, an icon beside the search until something is chosen. */
const Box = styled(ToolBox)(({ theme }) => ({
  '& > svg': { insetInlineEnd: 12 },
  '& > svg:last-of-type': { display: 'none' },
  '& select': { appearance: 'none', paddingInline: '14px 40px', cursor: 'pointer' },
  [theme.breakpoints.down('sm')]: {
    '&[data-chosen="true"]': { flex: 1 },
    '&[data-chosen="false"]': {
      inlineSize: 44,
      '& > svg:first-of-type': { display: 'none' },
      '& > svg:last-of-type': { display: 'block' },
      '& select': { paddingInline: 0, color: 'transparent' },
      '& option': { color: colours.ink },
    },
  },
}));

export interface FilterFieldProps {
  list: List;
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** Said while nothing is chosen. */
  all: string;
  options: { value: string; label: string }[];
}

/** One value to narrow the list by, or all. */
export function FilterField({ list, name, label, all, options }: FilterFieldProps) {
  const value = list.get(name);
  return (
    <Box data-chosen={value !== ''}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => list.replace({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown />
      <IconFilter />
    </Box>
  );
}
