import { colours, fonts, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';

// Not MUI's tabs: they write style attributes, which the Content-Security-Policy forbids.
const TabList = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 'clamp(20px, 2.5vw, 32px)',
  overflowX: 'auto',
  boxShadow: `inset 0 -1px 0 ${colours.hairline}`,
  // Reaches the edges of phones, so that a cut tab shows that the list scrolls.
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
  '&[aria-selected="true"]': { color: theme.palette.primary.main, borderColor: colours.secondary },
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
  label: string;
  tabs: { label: string; content: ReactNode }[];
}

/**
 * Tabs whose panels are all in the document: without JavaScript they are listed under headings. The script of
 * the page selects them (behaviours).
 */
export function TabSet({ label, tabs }: TabSetProps) {
  const id = useId();
  return (
    <>
      <TabList role="tablist" aria-label={label} data-tabs="">
        {tabs.map((tab, index) => (
          <Tab
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
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
          hidden={index > 0}
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
