import { ReviewerLimitsForm } from '@plenary/kit/reviewer-limits';
import { Fields, Foot } from '../../../shared/drawer/drawer-parts';
import { texts } from './texts';
import { useUpdateLimits, type Reviewer } from './reviewers.api';
import { texts as papers } from '../texts';

export function ReviewerLimits({ reviewer, onDone }: { reviewer: Reviewer; onDone: () => void }) {
  const update = useUpdateLimits(reviewer.id);
  return (
    <ReviewerLimitsForm
      limits={reviewer.terms}
      labels={{ pause: texts.pause, failed: papers.failed, conflict: texts.conflict }}
      error={update.error}
      onSave={async (limits) => {
        await update.mutateAsync(limits);
        onDone();
      }}
    >
      {(fields, submit) => (
        <>
          <Fields>
            <h3>{texts.limits}</h3>
            {fields}
          </Fields>
          <Foot>{submit}</Foot>
        </>
      )}
    </ReviewerLimitsForm>
  );
}
