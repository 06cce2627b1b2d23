import { Button, colours, shadows, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { stickyBar } from '../../../shared/holds/above-hold-bar';
import { Dropdown } from '../../../shared/list/tools/dropdown';
import { Announcement } from '../../../shared/page/announcement';
import type { PaperRow, PaperStatus } from '../papers.api';
import type { BulkResult } from './bulk.api';
import { Refusals } from './refusals';
import { texts, type BulkActName } from './texts';
import type { PaperSelection } from './use-paper-selection';

const BulkDialog = lazyPart(async () => ({
  default: (await import('./bulk-dialog')).BulkDialog,
}));

const Bar = styled('section')(({ theme }) => ({
  ...stickyBar,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 16,
  padding: 10,
  backgroundColor: colours.surface,
  boxShadow: shadows.menu,
  '& b': { paddingInlineEnd: 8, whiteSpace: 'nowrap' },
  '& small': {
    marginInlineStart: 'auto',
    color: colours.muted,
    fontSize: '0.8125rem',
    // There the bar would hide a quarter of the list.
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}));

const inStatus =
  (...statuses: PaperStatus[]) =>
  ({ status }: PaperRow) =>
    statuses.includes(status);

/** Which acts are offered: those that at least one of the papers may take. */
const offers: Record<Exclude<BulkActName, 'compare'>, (row: PaperRow) => boolean> = {
  pass: inStatus('submitted', 'screening'),
  release: inStatus('decision-recorded', 'verified'),
  decide: inStatus('under-review', 'decision-recorded'),
  assign: inStatus('under-review'),
  remind: inStatus('under-review'),
  tag: () => true,
  untag: ({ tags }) => tags.length > 0,
  download: () => true,
};

/** Acts on the chosen papers, each after a preview. */
interface BulkBarProps {
  selection: PaperSelection;
  /** Whether a service reports similarity. */
  isComparable?: boolean;
}

export function BulkBar({ selection, isComparable = false }: BulkBarProps) {
  const { rows } = selection;
  const [name, setName] = useState<BulkActName>();
  const [last, setLast] = useState<{ rows: PaperRow[]; results: BulkResult[] }>();
  const shown = useMediaQuery(useTheme().breakpoints.down('sm')) ? 1 : 3;
  const offered = (Object.keys(offers) as (keyof typeof offers)[]).filter((act) =>
    rows.some(offers[act]),
  );
  const acts: BulkActName[] = isComparable ? [...offered, 'compare'] : offered;
  const done = last?.results.filter(({ outcome }) => outcome === 'done').length ?? 0;
  return (
    <>
      <Announcement text={done > 0 ? texts.done({ count: done }) : ''} />
      {last && <Refusals {...last} title={() => texts.skipped} />}
      {rows.length > 0 && (
        <Bar aria-label={texts.region} data-sticky-bar="">
          <b role="status">{texts.selected({ count: rows.length })}</b>
          {acts.slice(0, shown).map((act, at) => (
            <Button key={act} look={at === 0 ? 'filled' : 'outlined'} onClick={() => setName(act)}>
              {texts.acts[act]}
            </Button>
          ))}
          {acts.length > shown && (
            <Dropdown button={texts.moreActions} side="start">
              {(close) =>
                acts.slice(shown).map((act) => (
                  <Button
                    key={act}
                    look="text"
                    onClick={() => {
                      close();
                      setName(act);
                    }}
                  >
                    {texts.acts[act]}
                  </Button>
                ))
              }
            </Dropdown>
          )}
          <small>{texts.hint}</small>
          <Button look="text" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </Bar>
      )}
      {name && (
        <BulkDialog
          name={name}
          rows={rows}
          onClose={() => setName(undefined)}
          onDone={(results) => {
            setLast({ rows, results });
            setName(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
