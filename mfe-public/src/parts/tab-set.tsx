import { colours, fonts, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

// Not MUI's tabs: they write style attributes, which the policy of prerendered pages forbids.
const TabList = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 'clamp(20px, 2.5vw, 32px)',
  overflowX: 'auto',
  boxShadow: `inset 0 -1px 0 ${colours.hairline}`,
  // To the edge of a phone, so that a tab that is cut there shows that there is more.
  [theme.breakpoints.down('sm')]: {
    marginInline: -20,
    paddingInline: 20,
    scrollPaddingInline: 20,
  },
  '@media print, (scripting: none)': { display: 'none' },
}));

const Tab = styled('button')(({ theme }) => ({
  flex: 'none',
  minBlockSize: 48,
  padding: '8px 0 11px',
  border: 0,
  borderBlockEnd: '5px solid transparent',
  background: 'none',
  color: colours.muted,
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: 'clamp(1.375rem, 1.28rem + 0.38vw, 1.625rem)',
  lineHeight: 1.1,
  cursor: 'pointer',
  '&:hover': { color: theme.palette.primary.main },
  '&[aria-selected="true"]': { color: theme.palette.primary.main, borderColor: '#f50057' },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[aria-selected="true"]': { borderColor: 'Highlight' },
  },
}));

const Panel = styled('div')({
  paddingBlockStart: 32,
  '@media print, (scripting: none)': {
    '&[hidden]': { display: 'block' },
    '& > h2 > span': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
    },
    '& > h2': { marginBlockEnd: 20 },
  },
});

interface TabSetProps {
  /** Says to screen readers what one chooses from. */
  label: string;
  /** The first is shown at the start. */
  tabs: { label: string; content: ReactNode }[];
}

/**
 * Tabs over panels that are all in the document: without script each panel stands below the other,
 * under its own heading. Arrow keys, Home and End move between the tabs.
 */
export function TabSet({ label, tabs }: TabSetProps) {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={({ currentTarget }) => {
              setCurrent(index);
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          hidden={index !== current}
        >
          <h2>
            <VisuallyHidden>{tab.label}</VisuallyHidden>
          </h2>
          {tab.content}
        </Panel>
      ))}
    </>
  );
}
