import { useNow } from '@plenary/kit/edition';
import { RouterLink, useSearchParams } from '@plenary/kit/router';
import { Button, colours, EmptyState, styled } from '@plenary/kit/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { dateDisagreements, type Planned } from '../../../shared/dates/disagreements';
import { workQuery, type DeskEdition, type WorkItem } from '../dashboard.api';
import { Loaded, Part, PartHead, Skeleton, Title } from '../parts/part';
import { texts } from '../texts';
import { useSteadyRows } from './use-steady-rows';
import { workRow, type WorkRow } from './work-kinds';
import { WorkList } from './work-list';
import { useMay } from '@plenary/kit/session';

const Tabs = styled('ul')({
  display: 'flex',
  gap: 8,
  listStyle: 'none',
  '& a': {
    display: 'block',
    padding: '8px 4px 6px',
    marginInline: 6,
    color: colours.body,
    fontSize: '0.9375rem',
    fontWeight: 700,
    textDecoration: 'none',
    borderBlockEnd: '3px solid transparent',
  },
  '& a[aria-current]': { color: colours.primary, borderBlockEndColor: colours.secondary },
});

const Rows = styled('div')({ '& i': { display: 'block', paddingBlock: 7 } });

const AREAS = ['all', 'papers', 'money', 'site'] as const;

/** Rows of the final height. */
const skeleton = (
  <Rows>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <i key={row}>
        <Skeleton tall={40} />
      </i>
    ))}
  </Rows>
);

interface NeedsYouProps {
  edition: UseQueryResult<DeskEdition>;
  scheduled: readonly Planned[];
}

export function NeedsYou({ edition, scheduled }: NeedsYouProps) {
  const work = useQuery(workQuery());
  const may = useMay();
  const areas = AREAS.filter((each) => each !== 'money' || may('payments:read'));
  const area = useArea();
  const all = useRows(work.data, edition.data, scheduled);
  const list = useRef<HTMLDivElement>(null);
  const { rows, waiting, showNew, handlers } = useSteadyRows(
    area,
    all.filter((row) => area === 'all' || row.area === area),
  );
  const sumOf = (name: 'count' | 'overdue') => all.reduce((sum, row) => sum + row[name], 0);
  const [count, overdue] = [sumOf('count'), sumOf('overdue')];
  const { work: words } = texts;
  // The button goes with its rows.
  const showRows = () => {
    showNew();
    list.current?.focus();
  };
  return (
    <Part rule={6} aria-label={words.title} {...handlers}>
      <PartHead>
        <Title>
          <h2>{words.title}</h2>
          {count > 0 && <small>{words.items({ count, overdue })}</small>}
          {waiting > 0 && (
            <Button look="outlined" size="small" onClick={showRows}>
              {words.waiting({ count: waiting })}
            </Button>
          )}
        </Title>
        <nav aria-label={words.areasLabel}>
          <Tabs>
            {areas.map((each) => (
              <li key={each}>
                <RouterLink
                  to={{ search: each === 'all' ? '' : `?work=${each}` }}
                  replace
                  preventScrollReset
                  aria-current={each === area ? 'page' : undefined}
                >
                  {words.areas[each]}
                </RouterLink>
              </li>
            ))}
          </Tabs>
        </nav>
      </PartHead>
      <Loaded<unknown>
        // Details and dates that disagree are the edition's.
        query={edition.data ? work : edition}
        failed={words.failed}
        height={0}
        skeleton={skeleton}
      >
        {() =>
          rows.length === 0 ? (
            <EmptyState title={words.nothing}>
              {all.length === 0 ? words.nothingHint : words.nothingHere}
            </EmptyState>
          ) : (
            <div ref={list} tabIndex={-1}>
              <WorkList rows={rows} />
            </div>
          )
        }
      </Loaded>
    </Part>
  );
}

function useArea() {
  const [params] = useSearchParams();
  return AREAS.find((area) => area === params.get('work')) ?? 'all';
}

/** The server's work, and dates that disagree, last. */
function useRows(
  items: WorkItem[] | undefined,
  edition: DeskEdition | undefined,
  scheduled: readonly Planned[],
): WorkRow[] {
  const now = useNow();
  if (!items || !edition || now === null) return [];
  const found = dateDisagreements(edition, now, scheduled);
  const rows = items.map((item) => workRow(item, edition));
  const [detail] = found;
  if (detail === undefined) return rows;
  const none = { overdue: 0, since: null, dueAt: null, amount: null, papers: null };
  return [...rows, { kind: 'dates', area: 'site', count: found.length, detail, ...none }];
}
