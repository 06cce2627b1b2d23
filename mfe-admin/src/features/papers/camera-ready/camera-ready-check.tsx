import { CheckboxField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { History } from '../../../shared/details/history';
import { Block } from '../../../shared/page/columns';
import { ExtendCameraReady } from '../paper/extend-buttons';
import { PaperInputDialog } from '../decisions/paper-input-dialog';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { texts as papers } from '../texts';
import { useCameraReadyAct, type CameraReady } from './camera-ready.api';
import { CameraReadyState } from './camera-ready-state';
import { CheckList } from './check-list';
import { texts } from './texts';

interface CheckProps extends PaperActionProps {
  cameraReady: CameraReady;
}

/** What organisers do with the camera-ready version of an accepted paper. */
export function CameraReadyCheck({ paper, onDone }: PaperActionProps) {
  const { cameraReady } = paper;
  if (!cameraReady) return null;
  const { state, revision, acts, version } = cameraReady;
  const given = { paper, onDone, cameraReady };
  return (
    <Block aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <CameraReadyState cameraReady={cameraReady} />
      <ExtendCameraReady paper={paper} onDone={onDone} />
      {version !== null && <CheckList cameraReady={cameraReady} />}
      {state === 'received' && <CheckForm key={revision} {...given} />}
      {state === 'checked' && <Lock act="lock" label={texts.lock} done={texts.locked} {...given} />}
      {state === 'locked' && (
        <Lock act="unlock" label={texts.unlock} done={texts.unlocked} {...given} />
      )}
      {(state === 'received' || state === 'checked') && <SendBack {...given} />}
      {acts.length > 0 && <History title={texts.history} entries={acts.map(entryOf)} />}
    </Block>
  );
}

function CheckForm({ paper, cameraReady, onDone }: CheckProps) {
  const { revision, toTick } = cameraReady;
  const check = useCameraReadyAct(paper, revision);
  const ticked = z.boolean().check(z.refine(Boolean, texts.tickMissing));
  const form = useForm({
    schema: z.object(Object.fromEntries(toTick.map((name) => [name, ticked]))),
    defaultValues: Object.fromEntries(toTick.map((name) => [name, false])),
  });
  return (
    <Form
      form={form}
      error={problemOf(check.error)}
      onSubmit={async () => {
        await check.mutateAsync({ act: 'check', ticked: toTick });
        onDone(texts.checked);
      }}
    >
      {toTick.map((name) => (
        <CheckboxField key={name} name={name} label={texts.tick[name]} />
      ))}
      <div>
        <SubmitButton>{texts.check}</SubmitButton>
      </div>
    </Form>
  );
}

interface LockProps extends CheckProps {
  act: 'lock' | 'unlock';
  label: string;
  done: string;
}

function Lock({ paper, cameraReady, onDone, act, label, done }: LockProps) {
  const lock = useCameraReadyAct(paper, cameraReady.revision);
  const problem = problemOf(lock.error);
  return (
    <>
      <small>{texts.lockHint}</small>
      <div>
        <Button
          look={act === 'lock' ? 'filled' : 'outlined'}
          busy={lock.isPending}
          onClick={() => lock.mutate({ act }, { onSuccess: () => onDone(done) })}
        >
          {label}
        </Button>
      </div>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

function SendBack({ paper, cameraReady, onDone }: CheckProps) {
  const [isOpen, setOpen] = useState(false);
  const act = useCameraReadyAct(paper, cameraReady.revision);
  const action = {
    error: act.error,
    mutateAsync: (reasons: string) => act.mutateAsync({ act: 'send-back', reasons }),
  };
  return (
    <Actions>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {texts.sendBack}
      </Button>
      {isOpen && (
        <PaperInputDialog
          title={texts.sendBackTitle}
          text={texts.sendBackText({ name: paper.owner.name })}
          label={texts.reasons}
          confirm={texts.sendBack}
          action={action}
          onClose={() => setOpen(false)}
          onDone={(state) => onDone(unlessHeld(state, texts.sentBack))}
        />
      )}
    </Actions>
  );
}

function entryOf({ at, act, actor, version, reasons, ticked }: CameraReady['acts'][number]) {
  const points = ticked.map((check) => texts.tick[check]).join(papers.pointsComma);
  const details = [texts.ofVersion({ version }), reasons || points].filter(Boolean).join(' · ');
  return { at, action: texts.acts[act], actor, details };
}
