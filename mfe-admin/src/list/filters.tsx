import { IconFilter } from '@plenary/kit/art/icons';
import { colours, IconButton, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { texts } from './texts';
import type { List } from './use-list';

const Toggle = styled(IconButton)({
  inlineSize: 44,
  border: `1px solid ${colours.control}`,
  color: colours.ink,
  '&[data-chosen="true"]': { borderColor: '#1a237e', backgroundColor: colours.indigo100 },
});

const Panel = styled('div')({
  flex: '1 1 100%',
  display: 'grid',
  gap: 10,
  '&[hidden]': { display: 'none' },
});

export interface FiltersProps {
  list: List;
  /** Names of these filters in the address. */
  names: string[];
  children: ReactNode;
}

/** The filters beside the search; below 600 px behind one button that says how many are chosen. */
export function Filters({ list, names, children }: FiltersProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const panelId = useId();
  const chosen = names.filter((name) => list.get(name)).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  if (!isNarrow) return children;
  return (
    <>
      <Toggle
        data-chosen={chosen > 0}
        aria-label={texts.filters(chosen)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconFilter />
      </Toggle>
      <Panel id={panelId} hidden={!isOpen}>
        {children}
      </Panel>
    </>
  );
}
