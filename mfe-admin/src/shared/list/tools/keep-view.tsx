import { messageOf } from '@plenary/kit/api';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useId, useRef, useState } from 'react';
import { useDeleteView, useRenameView, useSaveView, type SavedView } from '../preferences.api';
import { texts } from '../texts';

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

const Deleted = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export interface KeepViewProps {
  list: SavedView['list'];
  /** Of `list`. */
  views: readonly SavedView[];
  /** Kept under the typed name. */
  search: string;
  /** The view that is renamed or deleted here; also one that `search` has changed since. */
  current: SavedView | undefined;
  label: string;
  save: string;
  isDisabled?: boolean;
  onSaved?: (view: SavedView) => void;
}

/** Keeps a view under a name, and replaces, renames and deletes it. */
export function KeepView(props: KeepViewProps) {
  const { list, views, search, current, label, save: saveLabel, isDisabled, onSaved } = props;
  const [typed, setTyped] = useState('');
  const [deleted, setDeleted] = useState<SavedView>();
  const save = useSaveView();
  const rename = useRenameView();
  const remove = useDeleteView();
  const error = save.error ?? rename.error ?? remove.error;
  const name = typed.trim();
  const isTaken = views.some((view) => view.name === name);
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);

  /** The pressed button is gone, or disabled. */
  const focusField = () => field.current?.focus();

  const keep = (view: Pick<SavedView, 'name' | 'search'>) =>
    save.mutate(
      { list, name: view.name, search: view.search },
      {
        onSuccess: (saved) => {
          setTyped('');
          setDeleted(undefined);
          focusField();
          const kept = saved.views.find((each) => each.list === list && each.name === view.name);
          if (kept) onSaved?.(kept);
        },
      },
    );

  return (
    <>
      {current && current.search !== search && (
        <Button
          look="outlined"
          disabled={isDisabled}
          busy={save.isPending}
          onClick={() => keep({ name: current.name, search })}
        >
          {texts.replaceView({ name: current.name })}
        </Button>
      )}
      <Field
        onSubmit={(event) => {
          event.preventDefault();
          if (name && !isDisabled) keep({ name, search });
        }}
      >
        <label htmlFor={fieldId}>{label}</label>
        <input
          ref={field}
          id={fieldId}
          value={typed}
          maxLength={60}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="outlined" disabled={!name || isDisabled} busy={save.isPending}>
          {isTaken ? texts.replaceView({ name }) : saveLabel}
        </Button>
        {current && (
          <Button
            look="outlined"
            disabled={!name || isTaken}
            busy={rename.isPending}
            onClick={() =>
              rename.mutate(
                { id: current.id, name },
                {
                  onSuccess: () => {
                    setTyped('');
                    focusField();
                  },
                },
              )
            }
          >
            {texts.renameView({ name: current.name })}
          </Button>
        )}
      </Field>
      {current && (
        <Button
          look="destructive"
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(current.id, {
              onSuccess: () => {
                setDeleted(current);
                focusField();
              },
            })
          }
        >
          {texts.deleteView({ name: current.name })}
        </Button>
      )}
      <Deleted role="status">
        {deleted && (
          <>
            {texts.viewDeleted({ name: deleted.name })}
            <Button look="text" busy={save.isPending} onClick={() => keep(deleted)}>
              {texts.undo}
            </Button>
          </>
        )}
      </Deleted>
      {error && <Alert severity="error">{messageOf(error, texts.notSaved)}</Alert>}
    </>
  );
}
