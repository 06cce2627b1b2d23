import { messageOf } from '@plenary/kit/api';
import { DialogFrame } from '@plenary/kit/dialogs';
import { Actions, Alert, Button, colours, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DownloadRequest } from '../../downloads.api';
import { exportColumnsQuery, type ExportColumns, type ExportedList } from '../export-columns.api';
import { preferencesQuery, useChangePreferences, type SavedView } from '../preferences.api';
import { texts } from '../texts';
import { ExportChoices, type Format } from './export-choices';
import { KeepView } from './keep-view';

const Choices = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  columnGap: 16,
  maxBlockSize: 'max(160px, min(50vh, 100dvh - 480px))',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { paddingBlockEnd: 8, fontWeight: 700 },
  '& label': { display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 40 },
  '& input': { flex: 'none', inlineSize: 20, blockSize: 20, accentColor: colours.primary },
});

const Sets = styled(Actions)({
  '& [aria-pressed="true"]': { backgroundColor: colours.primary, color: colours.onPrimary },
  '@media (forced-colors: active)': {
    '& [aria-pressed="true"]': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

const Keep = styled('details')({
  '& summary': { minBlockSize: 44, paddingBlock: 11, cursor: 'pointer', fontWeight: 700 },
  '& > div': { display: 'grid', gap: 8 },
});

const formats: readonly Format[] = ['csv', 'xlsx'];

export interface ExportColumnsDialogProps {
  list: ExportedList;
  request: (format: Format) => DownloadRequest;
  onClose: () => void;
  onStarted: () => void;
}

/** The choice is kept for the person with the next export. */
export default function ExportColumnsDialog({ list, ...props }: ExportColumnsDialogProps) {
  const offered = useQuery(exportColumnsQuery(list));
  const preferences = useQuery(preferencesQuery());
  const error = offered.error ?? preferences.error;
  return (
    <DialogFrame title={texts.exportColumns} text={texts.exportColumnsText} onClose={props.onClose}>
      {error && <Alert severity="error">{messageOf(error, texts.noReason)}</Alert>}
      {offered.data && preferences.data ? (
        <Chooser
          {...props}
          list={list}
          offered={offered.data}
          kept={preferences.data.exportColumns[list]}
        />
      ) : (
        !error && <Spinner />
      )}
    </DialogFrame>
  );
}

/** A set of a person is kept as a view whose query names its columns. */
const searchOf = (columns: readonly string[]) =>
  new URLSearchParams({ columns: columns.join(' ') }).toString();
const columnsOf = ({ search }: SavedView) =>
  new URLSearchParams(search).get('columns')?.split(' ') ?? [];

interface ChooserProps extends ExportColumnsDialogProps {
  offered: ExportColumns;
  kept: string[] | undefined;
}

function Chooser({ list, offered, kept, request, onClose, onStarted }: ChooserProps) {
  const all = offered.columns.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    kept ? all.filter((id) => kept.includes(id)) : all,
  );
  const [pressed, setPressed] = useState('');
  const keep = useChangePreferences();
  const { data: preferences } = useQuery(preferencesQuery());
  const kind = `${list}-export` as const;
  const own = preferences?.views.filter((view) => view.list === kind) ?? [];
  const sets = [
    { id: 'all', label: texts.allColumns, columns: all },
    ...offered.sets,
    ...own.map((view) => ({ id: view.id, label: view.name, columns: columnsOf(view) })),
  ];
  const isChosen = ({ columns }: { columns: readonly string[] }) => {
    const available = all.filter((id) => columns.includes(id));
    return available.join() === chosen.join();
  };
  const current =
    own.find(({ id }) => id === pressed) ??
    own.find((view) => isChosen({ columns: columnsOf(view) }));
  const leftOut = sets.find(({ id }) => id === pressed)?.columns.filter((id) => !all.includes(id));

  const started = () => {
    const exportColumns = { ...preferences?.exportColumns, [list]: [...chosen] };
    if (chosen.length === all.length) delete exportColumns[list];
    keep.mutate({ exportColumns }, { onSettled: onStarted });
  };
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(all.filter((each) => (each === id ? isChosen : chosen.includes(each))));

  return (
    <>
      <Sets role="group" aria-label={texts.columnSets}>
        {sets.map((set) => (
          <Button
            key={set.id}
            look="outlined"
            aria-pressed={isChosen(set)}
            onClick={() => {
              setPressed(set.id);
              setChosen(all.filter((id) => set.columns.includes(id)));
            }}
          >
            {set.label}
          </Button>
        ))}
      </Sets>
      {leftOut && leftOut.length > 0 && (
        <Alert severity="info">{texts.leftOut({ count: leftOut.length })}</Alert>
      )}
      <Choices>
        <legend>{texts.columnsChosen({ chosen: chosen.length, all: all.length })}</legend>
        {offered.columns.map(({ id, label }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {label}
          </label>
        ))}
      </Choices>
      <Keep>
        <summary>
          {current ? texts.changeColumns({ name: current.name }) : texts.keepColumns}
        </summary>
        <div>
          <KeepView
            list={kind}
            views={own}
            search={searchOf(chosen)}
            current={current}
            label={texts.setName}
            save={texts.saveSet}
            isDisabled={chosen.length === 0}
            onSaved={({ id }) => setPressed(id)}
          />
        </div>
      </Keep>
      <Actions>
        <Button look="text" onClick={onClose}>
          {texts.close}
        </Button>
        <ExportChoices
          formats={formats}
          request={(format) => ({ ...request(format), columns: [...chosen] }) as DownloadRequest}
          isDisabled={chosen.length === 0}
          onStarted={started}
        />
      </Actions>
    </>
  );
}
