import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert, LinkButton, Panel, styled } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Due } from '../../shared/papers/due';
import { FileFindings } from '../../shared/papers/file-findings';
import { FileUpload } from '../../shared/papers/file-upload';
import {
  isAwaitingRevision,
  isRevisionOverdue,
  submitPath,
} from '../../shared/papers/next-step-of';
import { hasCameraReady } from '../../shared/papers/timeline-entries';
import {
  useSubmitCameraReady,
  useSubmitRevision,
  type PaperDetails,
} from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { Agreement } from './agreement';
import { texts } from './texts';

const NOTE_LENGTH = 5000;

const Reasons = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export function NextVersion({ paper }: { paper: PaperDetails }) {
  if (paper.role !== 'submitter') return <Agreement paper={paper} isOpen={false} />;
  if (paper.status === 'draft') {
    return <LinkButton to={submitPath(paper.id)}>{texts.continueDraft}</LinkButton>;
  }
  if (isAwaitingRevision(paper)) {
    return isRevisionOverdue(paper) ? <p>{shared.next.overdue}</p> : <Revision paper={paper} />;
  }
  const isReady = paper.status === 'accepted' && paper.payment === 'confirmed';
  return isReady ? <CameraReady paper={paper} /> : <Agreement paper={paper} isOpen={false} />;
}

function Revision({ paper }: { paper: PaperDetails }) {
  const submit = useSubmitRevision(paper.id);
  const isUploaded = hasUploaded(paper, 'revision');
  const form = useForm({
    schema: z.object({ note: z.string().check(z.maxLength(NOTE_LENGTH)) }),
    defaultValues: { note: '' },
    draftKey: `revision-${paper.id}`,
  });
  return (
    <Panel as="div">
      <h2>{texts.revision}</h2>
      <p>{texts.revisionText}</p>
      <FileUpload paper={paper} part="manuscript" hasFile={isUploaded} />
      {isUploaded && <FileFindings paper={paper} part="manuscript" />}
      <Form
        form={form}
        onSubmit={({ note }) => submit.mutateAsync(note)}
        error={submit.isError && messageOf(submit.error, shared.actionFailed)}
      >
        <TextAreaField
          name="note"
          label={texts.revisionNote}
          hint={texts.revisionHint}
          optional
          rows={6}
          maxLength={NOTE_LENGTH}
        />
        {isUploaded ? (
          <div>
            <SubmitButton>{texts.submitRevision}</SubmitButton>
          </div>
        ) : (
          <p>{texts.uploadFirst}</p>
        )}
      </Form>
    </Panel>
  );
}

function CameraReady({ paper }: { paper: PaperDetails }) {
  const { isOpen = true, state } = paper.cameraReady ?? {};
  if (isOpen) return <CameraReadyForm paper={paper} />;
  return (
    <Panel as="div">
      <h2>{texts.cameraReady}</h2>
      <p>{state === 'locked' ? texts.cameraReadyLocked : texts.cameraReadyOver}</p>
      <Agreement paper={paper} isOpen={false} />
    </Panel>
  );
}

function CameraReadyForm({ paper }: { paper: PaperDetails }) {
  const { by, reasons, state } = paper.cameraReady ?? {};
  const submit = useSubmitCameraReady(paper.id);
  const isUploaded = hasUploaded(paper, 'camera-ready');
  const form = useForm({ schema: z.object({}), defaultValues: {} });
  const missing = submit.isSuccess
    ? texts.versionSubmitted
    : isUploaded
      ? texts.agreement.first
      : texts.uploadFirst;
  return (
    <Panel as="div">
      <h2>{texts.cameraReady}</h2>
      <p>
        {texts.cameraReadyText} {by && state !== 'sent-back' && <Due at={by} />}
      </p>
      {reasons && (
        <Alert severity="warning">
          {texts.cameraReadySentBack}
          <Reasons dir="auto">{reasons}</Reasons>
        </Alert>
      )}
      <Agreement paper={paper} isOpen={!hasCameraReady(paper)} />
      <FileUpload paper={paper} part="manuscript" hasFile={isUploaded} />
      {isUploaded && <FileFindings paper={paper} part="manuscript" />}
      <Form
        form={form}
        onSubmit={() => submit.mutateAsync()}
        error={submit.isError && messageOf(submit.error, shared.actionFailed)}
      >
        {isUploaded && paper.agreed ? (
          <div>
            <SubmitButton>{texts.submitCameraReady}</SubmitButton>
          </div>
        ) : (
          <p>{missing}</p>
        )}
      </Form>
    </Panel>
  );
}

function hasUploaded({ versions }: PaperDetails, stage: 'revision' | 'camera-ready'): boolean {
  return versions.some((version) => version.stage === stage && !version.isSubmitted);
}
