import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { LinkButton, Panel } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isTooLate, submitPath } from '../../papers/next-step';
import { PaperFileForm } from '../../papers/paper-file-form';
import { type PaperDetails, usePaperActs } from '../../papers/papers.api';
import { texts as shared } from '../../papers/texts';
import { texts } from './texts';

/** The place for what is asked for now: the rest of a draft, corrections, the camera-ready paper. */
export function HandIn({ paper }: { paper: PaperDetails }) {
  const { status, payment } = paper;
  if (status === 'draft') {
    return <LinkButton to={submitPath(paper.id)}>{texts.continueDraft}</LinkButton>;
  }
  if (status === 'minor-corrections' || status === 'major-corrections') {
    return isTooLate(paper) ? (
      <p>{shared.next.late}</p>
    ) : (
      <NextVersion paper={paper} stage="correction" />
    );
  }
  const isPublished = status === 'accepted' && payment === 'confirmed';
  return isPublished ? <NextVersion paper={paper} stage="camera-ready" /> : null;
}

type Stage = 'correction' | 'camera-ready';

function NextVersion({ paper, stage }: { paper: PaperDetails; stage: Stage }) {
  const { correct, makeCameraReady } = usePaperActs();
  const waiting = paper.versions.find((each) => each.stage === stage && !each.isSubmitted);
  const isCorrection = stage === 'correction';
  const form = useForm({
    schema: z.object({ note: z.string().check(z.maxLength(5000)) }),
    defaultValues: { note: '' },
    draftKey: `corrections-${paper.id}`,
  });
  const handIn = useMutation({
    mutationFn: (note: string) =>
      isCorrection ? correct(paper.id, note) : makeCameraReady(paper.id),
  });
  const submit = isCorrection ? texts.handInCorrections : texts.handInCameraReady;
  return (
    <Panel as="div">
      <h2>{isCorrection ? texts.corrections : texts.cameraReady}</h2>
      <p>{isCorrection ? texts.correctionsText : texts.cameraReadyText}</p>
      <PaperFileForm paper={paper} part="manuscript" isThere={Boolean(waiting)} />
      <Form
        form={form}
        onSubmit={({ note }) => handIn.mutateAsync(note)}
        error={handIn.isError && messageOf(handIn.error, shared.actFailed)}
      >
        {isCorrection && (
          <TextAreaField
            name="note"
            label={texts.correctionsNote}
            hint={texts.correctionsHint}
            optional
            rows={6}
            maxLength={5000}
          />
        )}
        {waiting ? (
          <div>
            <SubmitButton>{submit}</SubmitButton>
          </div>
        ) : (
          <p>{handIn.isSuccess ? texts.handedIn : texts.uploadFirst}</p>
        )}
      </Form>
    </Panel>
  );
}
