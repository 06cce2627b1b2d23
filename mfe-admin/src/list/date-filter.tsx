import { colours, styled } from '@plenary/kit/ui';
import { useState, type ChangeEvent } from 'react';
import { ToolBox } from './tool-box';
import type { List } from './use-list';

const Box = styled(ToolBox)({
  gap: 8,
  '& label': { color: colours.muted },
  '& input': { flex: 1, inlineSize: 'auto', paddingInline: 12 },
});

/** Years that somebody means; while one is typed, a browser offers the year 2 and 20 as well. */
const WHOLE = /^20\d\d-/;

export interface DateFilterProps {
  list: List;
  /** Name of the filter in the address; its value is a day such as `2025-10-05`. */
  name: string;
  label: string;
}

/** A day to narrow the list by. */
export function DateFilter({ list, name, label }: DateFilterProps) {
  const value = list.get(name);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const id = `filter-${name}`;
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value);
    const isCleared = target.value === '' && !target.validity.badInput;
    if (isCleared || WHOLE.test(target.value)) list.replace({ [name]: target.value });
  }

  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={typed} onChange={change} />
    </Box>
  );
}
