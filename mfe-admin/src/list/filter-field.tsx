import { IconChevronDown } from '@plenary/kit/art/icons';
import { styled } from '@plenary/kit/ui';
import { ToolBox } from './toolbar';
import type { List } from './use-list';

const Box = styled(ToolBox)({
  '& > svg': { insetInlineEnd: 12 },
  '& select': { appearance: 'none', paddingInline: '14px 40px', cursor: 'pointer' },
});

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
  return (
    <Box>
      <select
        aria-label={label}
        value={list.get(name)}
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
    </Box>
  );
}
