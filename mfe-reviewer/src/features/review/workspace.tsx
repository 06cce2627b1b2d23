import { Tab, Tabs } from '@plenary/kit/tabs';
import { colours, heights, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import type { Review } from '../../shared/reviews.api';
import { Guidelines } from './guidelines';
import { PaperAbstract, type PaperToRead } from './paper-abstract';
import { PaperPane } from './paper-pane';
import { texts } from './texts';

export const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `calc(100dvh - ${heights.barSmall}px)`,
  [theme.breakpoints.up('sm')]: { blockSize: `calc(100dvh - ${heights.bar}px)` },
}));

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  minBlockSize: 0,
  gridTemplate: '"tabs" auto "panel" minmax(0, 1fr) / minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplate:
      '"paper tabs" auto "paper panel" minmax(0, 1fr) / minmax(0, 1fr) clamp(400px, 36%, 520px)',
  },
}));

const PanelTabs = styled(Tabs)(({ theme }) => ({
  gridArea: 'tabs',
  paddingInline: 8,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  [theme.breakpoints.up('md')]: { borderInlineStart: `1px solid ${colours.hairline}` },
}));

const Paper = styled('div')(({ theme }) => ({
  gridArea: 'panel',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  [theme.breakpoints.up('md')]: { gridArea: 'paper' },
  '&[hidden]': { display: 'none' },
}));

const Panel = styled('div')(({ theme }) => ({
  gridArea: 'panel',
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  overflowY: 'auto',
  paddingInline: 20,
  paddingBlock: '20px 0',
  [theme.breakpoints.up('md')]: { borderInlineStart: `1px solid ${colours.hairline}` },
  '&[hidden]': { display: 'none' },
}));

const Disclosures = styled('div')({
  display: 'grid',
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& details': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& summary': {
    paddingBlock: 12,
    minBlockSize: 44,
    fontWeight: 700,
    color: colours.primary,
    cursor: 'pointer',
  },
});

/** On narrow screens, where paper and review are the only tabs. */
function About({ parts }: { parts: { name: string; label: string; content: ReactNode }[] }) {
  return (
    <Disclosures>
      {parts.map(({ name, label, content }) => (
        <details key={name}>
          <summary>{label}</summary>
          {content}
        </details>
      ))}
    </Disclosures>
  );
}

interface WorkspaceProps {
  review: PaperToRead & Pick<Review, 'paperId' | 'pdf'>;
  /** Of the tab with the children. */
  label?: string;
  children: ReactNode;
}

/**
 * Paper and review next to each other, or as two tabs below 900 px. Hidden panels stay mounted, so that the
 * form and the PDF keep their state.
 */
export function Workspace({ review, label = texts.review, children }: WorkspaceProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [selected, setSelected] = useState('review');
  const isTab = isWide ? selected !== 'paper' : ['paper', 'review'].includes(selected);
  const shown = isTab ? selected : 'review';
  const id = useId();
  const about = [
    { name: 'abstract', label: texts.abstract, content: <PaperAbstract review={review} /> },
    { name: 'guidelines', label: texts.guidelines, content: <Guidelines /> },
  ];
  // The form keeps its place, and so its input, when a phone is turned.
  const reviewing = (
    <>
      {!isWide && <About parts={about} />}
      {children}
    </>
  );
  const panels = [{ name: 'review', label, content: reviewing }, ...(isWide ? about : [])];
  const tab = (name: string, label: string) => (
    <Tab
      key={name}
      value={name}
      label={label}
      id={`${id}-tab-${name}`}
      aria-controls={`${id}-${name}`}
    />
  );
  const panel = (name: string) => ({
    id: `${id}-${name}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${name}`,
    hidden: shown !== name,
  });
  return (
    <Grid>
      <PanelTabs
        value={shown}
        variant="scrollable"
        scrollButtons={false}
        aria-label={texts.panels}
        onChange={(_, name: string) => setSelected(name)}
      >
        {!isWide && tab('paper', texts.paperTab)}
        {panels.map(({ name, label }) => tab(name, label))}
      </PanelTabs>
      <Paper {...(!isWide && panel('paper'))}>
        <PaperPane review={review} />
      </Paper>
      {panels.map(({ name, content }) => (
        <Panel key={name} {...panel(name)} tabIndex={name === 'review' ? undefined : 0}>
          {content}
        </Panel>
      ))}
    </Grid>
  );
}
