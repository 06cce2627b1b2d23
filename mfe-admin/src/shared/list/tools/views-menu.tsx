import { IconStar } from '@plenary/kit/art/icons';
import { RouterLink, useSearchParams } from '@plenary/kit/router';
import { colours, CopyButton, styled } from '@plenary/kit/ui';
import type { SavedView } from '../preferences.api';
import { texts } from '../texts';
import { Dropdown } from './dropdown';
import { KeepView } from './keep-view';

const Views = styled('ul')({
  listStyle: 'none',
  '& a': { color: colours.primary, fontWeight: 400 },
  '& a[aria-current="true"]': { fontWeight: 700 },
});

export interface ViewsMenuProps {
  list: SavedView['list'];
  views: readonly SavedView[];
  /** The columns that are shown now. */
  columns: readonly string[];
}

/** Views are kept as addresses, so that a shared address shows the same to everyone. */
export function ViewsMenu({ list, views: all, columns }: ViewsMenuProps) {
  const [params] = useSearchParams();
  const views = all.filter((view) => view.list === list);
  const now = searchOf(params, columns);
  const current = views.find(({ search }) => searchOf(new URLSearchParams(search)) === now);

  return (
    <Dropdown
      startIcon={<IconStar />}
      button={current?.name ?? texts.views}
      aria-label={current ? texts.viewNow({ name: current.name }) : texts.views}
    >
      {(close) => (
        <>
          {views.length === 0 && <p>{texts.noViews}</p>}
          <Views role="list">
            {views.map((view) => (
              <li key={view.id}>
                <RouterLink
                  to={{ search: view.search }}
                  aria-current={view === current ? 'true' : undefined}
                  onClick={close}
                >
                  {view.name}
                </RouterLink>
              </li>
            ))}
          </Views>
          <KeepView
            list={list}
            views={views}
            search={now}
            current={current && { ...current, search: now }}
            label={texts.viewName}
            save={texts.saveView}
          />
          <CopyButton
            name={texts.views}
            value={`${window.location.origin}${window.location.pathname}?${now}`}
            label={texts.copyView}
          />
        </>
      )}
    </Dropdown>
  );
}

/** Without the place in the list; in one order, so that two can be compared. */
function searchOf(params: URLSearchParams, columns?: readonly string[]): string {
  const search = new URLSearchParams(params);
  for (const name of ['cursor', 'item']) search.delete(name);
  if (columns) search.set('columns', columns.toSorted().join('.'));
  search.sort();
  return search.toString();
}
