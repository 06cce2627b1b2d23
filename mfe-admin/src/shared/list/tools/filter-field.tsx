import { IconChevronDown } from '@plenary/kit/art/icons';
import { styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import { ToolBox } from './tool-box';
import type { List } from '../use-list';

const Box = styled(ToolBox)({
  '& > svg': { insetInlineEnd: 12 },
  '& select': { appearance: 'none', paddingInline: '14px 40px', cursor: 'pointer' },
});

export interface FilterFieldProps {
  list: List;
  /** Query parameter. */
  name: string;
  label: string;
  all: string;
  options: { value: string; label: string; count?: number }[];
}

export function FilterField({ list, name, label, all, options }: FilterFieldProps) {
  return (
    <Box>
      <select
        aria-label={label}
        value={list.get(name)}
        onChange={(event) => list.go({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {options.map(({ value, label: text, count }) => (
          <option key={value} value={value}>
            {count === undefined ? text : texts.optionWithCount({ option: text, count })}
          </option>
        ))}
      </select>
      <IconChevronDown />
    </Box>
  );
}
