import { Button, Chip } from '@plenary/kit/ui';
import { useState } from 'react';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { ReviewerChoiceDialog } from '../assignment/reviewer-choice-dialog';
import { MayAct } from '../may-act';
import { currentShepherd, type AdminPaper, type PaperActionProps } from '../paper.api';
import { Comments } from './comments';
import { useChooseShepherd } from './shepherd.api';
import { texts } from './shepherd.texts';

type Shepherd = AdminPaper['shepherds'][number];

/** Nothing without the decision "minor corrections" and a shepherd. */
export function PaperShepherd({ paper, onDone }: PaperActionProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = useChooseShepherd(paper.id);
  const current = currentShepherd(paper);
  if (!paper.mayNameShepherd && paper.shepherds.length === 0) return null;
  const isReleased = paper.status !== 'decision-recorded';
  return (
    <Block aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {!current && <p>{texts.none}</p>}
      {paper.shepherds.map((shepherd) => (
        <Shown key={shepherd.id} shepherd={shepherd} />
      ))}
      {paper.mayNameShepherd && !paper.hold && (
        <MayAct paper={paper}>
          <div>
            <Button look="outlined" onClick={() => setChoosing(true)}>
              {current ? texts.change : texts.name}
            </Button>
          </div>
        </MayAct>
      )}
      {isChoosing && (
        <ReviewerChoiceDialog
          {...{ paper, onDone, choose }}
          words={{
            title: current ? texts.change : texts.name,
            text: isReleased ? texts.nameText : texts.nameLaterText,
            label: texts.reviewer,
            assigned: texts.named,
            removed: texts.removed,
          }}
          current={current?.reviewer}
          onClose={() => setChoosing(false)}
        />
      )}
    </Block>
  );
}

function Shown({ shepherd }: { shepherd: Shepherd }) {
  const { reviewer, assignedAt, given } = shepherd;
  return (
    <Comments>
      <article>
        <h3>
          {reviewer.name}{' '}
          <small>
            <Instant at={given?.answeredAt ?? assignedAt} />
          </small>{' '}
          <State {...shepherd} />
        </h3>
        {given?.toChairs && <p dir="auto">{given.toChairs}</p>}
        {given?.toAuthors && (
          <>
            <h4>{texts.toAuthors}</h4>
            <p dir="auto">{given.toAuthors}</p>
          </>
        )}
      </article>
    </Comments>
  );
}

function State({ given, isCurrent, isTold }: Shepherd) {
  if (given)
    return (
      <Chip tone={given.answer === 'verified' ? 'green' : 'amber'}>
        {texts.answers[given.answer]}
      </Chip>
    );
  if (!isCurrent) return <Chip tone="grey">{texts.ended}</Chip>;
  return <Chip tone="grey">{isTold ? texts.waiting : texts.notTold}</Chip>;
}
