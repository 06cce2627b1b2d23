import { Tab } from '@plenary/kit/tabs';
import { Button, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { texts } from '../texts';
import { ActBar, ActPane, ActSheet, Panel, Panes, PanelTabs, PdfPane } from './paper-layout';

export interface PaperPanel {
  name: string;
  label: string;
  count?: number;
  content: ReactNode;
}

export interface PaperPanesProps {
  pdf: ReactNode;
  panels: PaperPanel[];
  act: ReactNode;
  /** Whether an organiser acts next, so that a phone begins there. */
  isActDue: boolean;
}

/** Hidden panels stay mounted, so that forms and the PDF keep their state. */
export function PaperPanes({ pdf, panels, act, isActDue }: PaperPanesProps) {
  const { breakpoints } = useTheme();
  const hasPdfPane = useMediaQuery(breakpoints.up('md'));
  const hasActPane = useMediaQuery(breakpoints.up('lg'));
  const [chosen, setChosen] = useState<string>();
  const [isBarOpen, setBarOpen] = useState(false);
  const id = useId();

  const tabs = hasPdfPane
    ? panels
    : [{ name: 'act', label: texts.actions }, { name: 'pdf', label: texts.paper }, ...panels];
  const first = !hasPdfPane && isActDue ? 'act' : (panels[0]?.name ?? '');
  const shown = tabs.some(({ name }) => name === chosen) ? (chosen ?? first) : first;
  const panelProps = (name: string) => ({
    id: `${id}-${name}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${name}`,
    hidden: shown !== name,
  });
  const region = (label: string) => ({ role: 'region', 'aria-label': label });

  return (
    <Panes>
      <PdfPane {...(hasPdfPane ? region(texts.paper) : panelProps('pdf'))}>{pdf}</PdfPane>
      <PanelTabs
        value={shown}
        variant="scrollable"
        scrollButtons={false}
        aria-label={texts.panels}
        onChange={(_, name: string) => setChosen(name)}
      >
        {tabs.map(({ name, label, ...tab }) => (
          <Tab
            key={name}
            value={name}
            label={
              'count' in tab && tab.count ? texts.tabCount({ tab: label, count: tab.count }) : label
            }
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-${name}`}
          />
        ))}
      </PanelTabs>
      {panels.map(({ name, content }) => (
        <Panel key={name} {...panelProps(name)} tabIndex={0}>
          {content}
        </Panel>
      ))}
      <ActPane
        {...(hasPdfPane ? region(texts.actions) : panelProps('act'))}
        tabIndex={hasActPane ? 0 : undefined}
      >
        {hasPdfPane && !hasActPane ? (
          <>
            <ActSheet id={`${id}-sheet`} hidden={!isBarOpen} tabIndex={0}>
              {act}
            </ActSheet>
            <ActBar>
              <strong>{texts.actions}</strong>
              <Button
                look={isBarOpen ? 'outlined' : 'filled'}
                aria-expanded={isBarOpen}
                aria-controls={`${id}-sheet`}
                onClick={() => setBarOpen(!isBarOpen)}
              >
                {isBarOpen ? texts.hideActions : texts.showActions}
              </Button>
            </ActBar>
          </>
        ) : (
          act
        )}
      </ActPane>
    </Panes>
  );
}
