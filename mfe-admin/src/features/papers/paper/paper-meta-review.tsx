import { paperStateLabel } from '@plenary/kit/states';
import { Button, Chip } from '@plenary/kit/ui';
import { useState } from 'react';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { ReviewerChoiceDialog } from '../assignment/reviewer-choice-dialog';
import { MayAct } from '../may-act';
import type { AdminPaper, PaperActionProps } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { Comments } from './comments';
import { useChooseMetaReviewer } from './meta-review.api';
import { texts } from './meta-review.texts';

type MetaReview = AdminPaper['metaReviews'][number];

/** Nothing while the edition has no meta-reviews and the paper has none. */
export function PaperMetaReview({ paper, onDone }: PaperActionProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = useChooseMetaReviewer(paper.id);
  const current = paper.metaReviews.find(({ round }) => round === paper.round);
  if (!paper.hasMetaReviews && paper.metaReviews.length === 0) return null;
  const canChoose =
    paper.hasMetaReviews && paper.status === 'under-review' && !current?.submittedAt && !paper.hold;
  return (
    <Block aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {!current && <p>{texts.none}</p>}
      {paper.metaReviews.map((metaReview) => (
        <Shown key={metaReview.round} metaReview={metaReview} isEarlier={metaReview !== current} />
      ))}
      {canChoose && (
        <MayAct paper={paper}>
          <div>
            <Button look="outlined" onClick={() => setChoosing(true)}>
              {current ? texts.change : texts.assign}
            </Button>
          </div>
        </MayAct>
      )}
      {isChoosing && (
        <ReviewerChoiceDialog
          {...{ paper, onDone, choose }}
          words={{
            title: current ? texts.change : texts.assign,
            text: texts.assignText,
            label: texts.reviewer,
            assigned: texts.assigned,
            removed: texts.removed,
          }}
          current={current?.reviewer}
          onClose={() => setChoosing(false)}
        />
      )}
    </Block>
  );
}

function Shown({ metaReview, isEarlier }: { metaReview: MetaReview; isEarlier: boolean }) {
  const { round, reviewer, assignedAt, form, submittedAt } = metaReview;
  return (
    <Comments>
      <article>
        <h3>
          {reviewer.name}{' '}
          <small>
            {isEarlier && <>{paperTexts.round({ round })} · </>}
            <Instant at={submittedAt ?? assignedAt} />
          </small>{' '}
          {form ? (
            <Chip tone="green">{paperStateLabel(form.recommendation)}</Chip>
          ) : (
            <Chip tone="amber">{texts.notSubmitted}</Chip>
          )}
        </h3>
        {form && <p dir="auto">{form.text}</p>}
      </article>
    </Comments>
  );
}
