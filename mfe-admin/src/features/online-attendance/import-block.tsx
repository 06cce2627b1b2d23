import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../shared/details/facts';
import { Instant } from '../../shared/details/time';
import { Block } from '../../shared/page/columns';
import { AssignDialog } from './assign-dialog';
import {
  linesQuery,
  useAssign,
  useUndoImport,
  type AttendanceImport,
  type AttendanceLine,
} from './online-attendance.api';
import { texts } from './texts';

interface ImportBlockProps {
  imported: AttendanceImport;
  onDone: (text: string) => void;
}

export function ImportBlock({ imported, onDone }: ImportBlockProps) {
  const { id, session, minimumMinutes, unmatched, refused } = imported;
  const [isUndoing, setUndoing] = useState(false);
  const undo = useUndoImport();
  return (
    <Block>
      <h2>{session}</h2>
      <Facts
        items={[
          [texts.file, imported.fileName],
          [texts.lines, String(imported.lines)],
          [texts.people({ minutes: minimumMinutes }), String(imported.people)],
          [texts.unmatched, String(unmatched)],
          [texts.refused, String(refused)],
          [texts.importedBy, imported.importedBy],
          [texts.importedAt, <Instant key="at" at={imported.importedAt} />],
        ]}
      />
      <Lines id={id} />
      <Actions>
        <Button look="outlined" onClick={() => setUndoing(true)}>
          {texts.undo}
        </Button>
      </Actions>
      {isUndoing && (
        <ConfirmDialog
          title={texts.undoTitle}
          text={texts.undoText}
          confirm={texts.undo}
          keep={texts.keep}
          error={undo.error && messageOf(undo.error, texts.failed)}
          onClose={() => setUndoing(false)}
          onConfirm={async () => {
            await undo.mutateAsync(id);
            onDone(texts.undone);
          }}
        />
      )}
    </Block>
  );
}

/** Those that belong to no one, were assigned by hand, or were refused. */
function Lines({ id }: { id: string }) {
  const { data, error } = useQuery(linesQuery(id));
  const [chosen, setChosen] = useState<AttendanceLine>();
  if (error) return <Alert severity="error">{messageOf(error, texts.failed)}</Alert>;
  if (!data || data.lines.length === 0) return null;
  return (
    <details>
      <summary>{texts.needsYou}</summary>
      <ul style={{ paddingInlineStart: 20 }}>
        {data.lines.map((line) => (
          <li key={line.id}>
            <Line line={line} onAssign={() => setChosen(line)} />
          </li>
        ))}
      </ul>
      {chosen && <AssignDialog line={chosen} onClose={() => setChosen(undefined)} />}
    </details>
  );
}

function Line({ line, onAssign }: { line: AttendanceLine; onAssign: () => void }) {
  const assign = useAssign();
  const { id, name, email, minutes, fault, written, assignedTo } = line;
  const who = [name, email].filter(Boolean).join(', ');
  if (fault)
    return (
      <p>
        {texts.line(line)}: {texts.faults[fault]}.<br />
        <code>{written}</code>
      </p>
    );
  return (
    <p>
      {texts.line(line)}: {who}, {texts.minutes({ minutes: minutes ?? 0 })}{' '}
      {assignedTo ? (
        <>
          {texts.assignedTo({ name: assignedTo })}{' '}
          <Button
            look="text"
            busy={assign.isPending}
            onClick={() => assign.mutate({ id, registrationId: null })}
          >
            {texts.unassign}
          </Button>
        </>
      ) : (
        <Button look="text" onClick={onAssign}>
          {texts.assign}
        </Button>
      )}
      {assign.isError && <Alert severity="error">{messageOf(assign.error, texts.failed)}</Alert>}
    </p>
  );
}
