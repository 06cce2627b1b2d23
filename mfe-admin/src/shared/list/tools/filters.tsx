import { IconFilter } from '@plenary/kit/art/icons';
import { colours, IconButton, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { texts } from '../texts';
import type { List } from '../use-list';

const Toggle = styled(IconButton)({
  inlineSize: 44,
  border: `1px solid ${colours.control}`,
  color: colours.ink,
  '&[data-active="true"]': { borderColor: colours.primary, backgroundColor: colours.indigo100 },
});

const Panel = styled('div')({
  flex: '1 1 100%',
  display: 'grid',
  gap: 10,
  '&[hidden]': { display: 'none' },
});

export interface FiltersProps {
  list: List;
  names: string[];
  children: ReactNode;
}

export function Filters({ list, names, children }: FiltersProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const panelId = useId();
  const active = names.filter((name) => list.get(name)).length;
  const [isOpen, setOpen] = useState(active > 0);
  if (!isNarrow) return children;
  return (
    <>
      <Toggle
        data-active={active > 0}
        aria-label={texts.filters({ active })}
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
