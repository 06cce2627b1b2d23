import { api, unwrap } from '@plenary/kit/api';
import { ExtendDeadline, type Extension } from '../../../shared/deadlines/extend-deadline';
import { MayAct } from '../may-act';
import { usePaperAction, type AdminReview, type PaperActionProps } from '../paper.api';

/** While a revision is due, also after its deadline. */
export function ExtendRevision({ paper, onDone }: PaperActionProps) {
  const { id, revision, correctionsBy, owner, status } = paper;
  const extend = usePaperAction(id, (extension: Extension) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/extend-revision', {
        params: { path: { id } },
        body: { ...extension, revision },
      }),
    ),
  );
  const isDue = status === 'minor-corrections' || status === 'major-corrections';
  if (!isDue || !correctionsBy) return null;
  return (
    <MayAct paper={paper}>
      <div>
        <ExtendDeadline name={owner.name} dueAt={correctionsBy} action={extend} onDone={onDone} />
      </div>
    </MayAct>
  );
}

/** While the camera-ready version is missing or can be replaced, also after its deadline. */
export function ExtendCameraReady({ paper, onDone }: PaperActionProps) {
  const { id, owner, cameraReady } = paper;
  const extend = usePaperAction(id, (extension: Extension) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/extend-camera-ready', {
        params: { path: { id } },
        body: { ...extension, revision: cameraReady?.revision ?? 1 },
      }),
    ),
  );
  if (!cameraReady?.by || cameraReady.state === 'locked') return null;
  return (
    <MayAct paper={paper}>
      <div>
        <ExtendDeadline name={owner.name} dueAt={cameraReady.by} action={extend} onDone={onDone} />
      </div>
    </MayAct>
  );
}

export function ExtendReview({
  paper,
  onDone,
  review,
}: PaperActionProps & { review: AdminReview }) {
  const { reviewer, dueAt, id: reviewId } = review;
  const extend = usePaperAction(paper.id, (body: Extension) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/assignments/{reviewId}/extend', {
        params: { path: { id: paper.id, reviewId } },
        body,
      }),
    ),
  );
  return (
    <MayAct paper={paper}>
      <ExtendDeadline
        look="text"
        name={reviewer.name}
        dueAt={dueAt}
        action={extend}
        onDone={onDone}
      />
    </MayAct>
  );
}
