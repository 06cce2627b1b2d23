import { messageOf } from '@plenary/kit/api';
import { IconStar } from '@plenary/kit/art/icons';
import { RouterLink, useSearchParams } from '@plenary/kit/router';
import { Alert, Button, colours, CopyButton, styled } from '@plenary/kit/ui';
import { useId, useState } from 'react';
import { useDeleteView, useRenameView, useSaveView, type SavedView } from '../preferences.api';
import { texts } from '../texts';
import { Dropdown } from './dropdown';

const Views = styled('ul')({
  listStyle: 'none',
  '& a': { color: colours.primary, fontWeight: 400 },
  '& a[aria-current="true"]': { fontWeight: 700 },
});

const Field = styled('form')({
  display: 'grid',
  gap: 8,
  '& input': {
    inlineSize: '100%',
    minBlockSize: 44,
    paddingInline: 12,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.surface,
    color: colours.ink,
    font: 'inherit',
    fontSize: '1rem',
  },
});

export interface ViewsMenuProps {
  list: SavedView['list'];
  views: SavedView[];
  /** The columns that are shown now. */
  columns: readonly string[];
}

/** Views are kept as addresses, so that a shared address shows the same to everyone. */
export function ViewsMenu({ list, views, columns }: ViewsMenuProps) {
  const [params] = useSearchParams();
  const now = searchOf(params, columns);
  const current = views.find(({ search }) => searchOf(new URLSearchParams(search)) === now);
  const [typed, setTyped] = useState('');
  const save = useSaveView();
  const rename = useRenameView();
  const remove = useDeleteView();
  const error = save.error ?? rename.error ?? remove.error;
  const name = typed.trim();
  const fieldId = useId();
  const onDone = { onSuccess: () => setTyped('') };

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
          <Field
            onSubmit={(event) => {
              event.preventDefault();
              if (name) save.mutate({ list, name, search: now }, onDone);
            }}
          >
            <label htmlFor={fieldId}>{texts.viewName}</label>
            <input
              id={fieldId}
              value={typed}
              maxLength={60}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" look="outlined" disabled={!name} busy={save.isPending}>
              {texts.saveView}
            </Button>
            {current && (
              <Button
                look="outlined"
                disabled={!name}
                busy={rename.isPending}
                onClick={() => rename.mutate({ id: current.id, name }, onDone)}
              >
                {texts.renameView({ name: current.name })}
              </Button>
            )}
          </Field>
          <CopyButton
            name={texts.views}
            value={`${window.location.origin}${window.location.pathname}?${now}`}
            label={texts.copyView}
          />
          {current && (
            <Button
              look="destructive"
              busy={remove.isPending}
              onClick={() => remove.mutate(current.id)}
            >
              {texts.deleteView({ name: current.name })}
            </Button>
          )}
          {error && <Alert severity="error">{messageOf(error, texts.notSaved)}</Alert>}
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
