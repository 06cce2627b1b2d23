import { adminPaths } from '../../paths';
import { Block, Blocks } from '../../page/columns';
import { WaitingChip } from '../../states/paper-chip';
import { LinkButton } from '@plenary/kit/ui';
import { Assignments } from './assignments';
import { DecisionForm } from './decision-form';
import type { PaperActProps } from './paper-act-props';
import type { PaperStatus } from './papers.api';
import { Reopening } from './reopening';
import { ScreeningForm } from './screening-form';
import { texts } from './texts';
import { VerificationForm } from './verification-form';

/** What a chair may do with a paper, by its status. */
export function PaperActs(props: PaperActProps) {
  const { status } = props.paper;
  return (
    <Blocks area="actions">
      {is(status, 'submitted', 'screening') && <ScreeningForm {...props} />}
      {is(status, 'resubmitted') && <VerificationForm {...props} />}
      {is(status, 'decided', 'verified') && <Waiting {...props} />}
      {is(status, 'under-review') && <Assignments {...props} />}
      {is(status, 'under-review', 'resubmitted', 'decided') && <DecisionForm {...props} />}
      {is(status, 'draft', 'minor-corrections', 'major-corrections') && (
        <p>{texts.waitsForAuthor}</p>
      )}
      {is(status, 'withdrawn') && <p>{texts.atRest}</p>}
      {is(status, ...decided) && <Reopening {...props} />}
    </Blocks>
  );
}

const decided: PaperStatus[] = [
  'decided',
  'verified',
  'minor-corrections',
  'major-corrections',
  'accepted',
  'rejected',
  'desk-rejected',
];

const is = (status: PaperStatus, ...statuses: PaperStatus[]) => statuses.includes(status);

/** The decision that waits for its release. */
function Waiting({ paper }: PaperActProps) {
  const [decision] = paper.decisions.filter(
    ({ releasedAt, reopenedAt }) => releasedAt === null && reopenedAt === null,
  );
  if (!decision) return null;
  return (
    <Block>
      <h2>{texts.decide}</h2>
      <div>
        <WaitingChip>{texts.waiting(texts.decisionWords[decision.decision])}</WaitingChip>
      </div>
      <div>
        <LinkButton to={`${adminPaths.paperReleases.href()}?paper=${paper.id}`}>
          {texts.releaseThis}
        </LinkButton>
      </div>
    </Block>
  );
}
