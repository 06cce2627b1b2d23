import { IconChevronDown } from '@plenary/kit/art/icons';
import { styled } from '@plenary/kit/ui';
import { ToolBox } from './tool-box';
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
  options: { value: string; label: string; count?: number }[];
}

/** One value to narrow the list by, or all. */
export function FilterField({ list, name, label, all, options }: FilterFieldProps) {
  return (
    <Box>
      <select
        aria-label={label}
        value={list.get(name)}
        onChange={(event) => list.go({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {options.map(({ value, label: words, count }) => (
          <option key={value} value={value}>
            {count === undefined ? words : `${words} (${count})`}
          </option>
        ))}
      </select>
      <IconChevronDown />
    </Box>
  );
}
