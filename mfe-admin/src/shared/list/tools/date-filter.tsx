import { colours, styled } from '@plenary/kit/ui';
import { useState, type ChangeEvent } from 'react';
import { ToolBox } from './tool-box';
import type { List } from '../use-list';

const Box = styled(ToolBox)({
  gap: 8,
  '& label': { color: colours.muted },
  flex: '1 1 auto',
  '& input': { flex: 1, inlineSize: 'auto', paddingInline: 10 },
});

const Field = styled(ToolBox)({ '& input': { paddingInline: 14 } });

const Range = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column' },
}));

export interface DateRangeFilterProps {
  list: List;
  labels: { from: string; to: string };
}

/** First and last day: `from` and `to` in the query string. */
export function DateRangeFilter({ list, labels }: DateRangeFilterProps) {
  return (
    <Range>
      <DateFilter list={list} name="from" label={labels.from} />
      <DateFilter list={list} name="to" label={labels.to} />
    </Range>
  );
}

interface DateFieldProps {
  list: List;
  /** Query parameter; its value is a day such as `2025-10-05`. */
  name: string;
  label: string;
}

function DateFilter({ list, name, label }: DateFieldProps) {
  const id = `filter-${name}`;
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} list={list} name={name} />
    </Box>
  );
}

/** Below its label, which is not read. */
export function DateField({ list, name, label }: DateFieldProps) {
  return (
    <Field>
      <DayInput aria-label={label} list={list} name={name} />
    </Field>
  );
}

/** While a year is typed, browsers report the years 2 and 20, too. */
const COMPLETE_YEAR = /^20\d\d-/;

interface DayInputProps extends Pick<DateFieldProps, 'list' | 'name'> {
  id?: string;
  'aria-label'?: string;
}

function DayInput({ list, name, ...rest }: DayInputProps) {
  const value = list.get(name);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value);
    const isCleared = target.value === '' && !target.validity.badInput;
    if (isCleared || COMPLETE_YEAR.test(target.value)) list.replace({ [name]: target.value });
  }

  return <input type="date" value={typed} onChange={change} {...rest} />;
}
