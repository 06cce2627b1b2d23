import { IconClock } from '@plenary/kit/art/icons';
import { paperStateLabel } from '@plenary/kit/states';
import { Chip, LinkButton } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../paths';
import { Block, Blocks } from '../../../shared/page/columns';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import type { Hold } from '../../../shared/holds/holds.api';
import { AssignReviewers } from '../assignment/assign-reviewers';
import { DecisionForm } from '../decisions/decision-form';
import { ReopenButton } from '../decisions/reopen-button';
import { ScreeningForm } from '../decisions/screening-form';
import { VerificationForm } from '../decisions/verification-form';
import type { AdminPaper, PaperActionProps } from '../paper.api';
import type { PaperStatus } from '../papers.api';
import { texts } from '../texts';

type Action = (props: PaperActionProps) => ReactNode;

const actions: Record<PaperStatus, Action[]> = {
  draft: [AwaitingAuthor],
  submitted: [ScreeningForm],
  screening: [ScreeningForm],
  'under-review': [AssignReviewers, DecisionForm],
  'decision-recorded': [UnreleasedDecision, DecisionForm, ReopenButton],
  'minor-corrections': [AwaitingAuthor, ReopenButton],
  'major-corrections': [AwaitingAuthor, ReopenButton],
  'revision-submitted': [VerificationForm, DecisionForm],
  verified: [UnreleasedDecision, ReopenButton],
  accepted: [ReopenButton],
  rejected: [ReopenButton],
  'desk-rejected': [ReopenButton],
  withdrawn: [NoActions],
};

export function PaperActions(props: PaperActionProps) {
  const { hold } = props.paper;
  return (
    <Blocks area="actions">
      {hold && <OnHold hold={hold} {...props} />}
      {(hold ? [] : actions[props.paper.status]).map((Action, index) => (
        <Action key={index} {...props} />
      ))}
    </Blocks>
  );
}

function AwaitingAuthor() {
  return <p>{texts.awaitingAuthor}</p>;
}

function NoActions() {
  return <p>{texts.noActions}</p>;
}

function OnHold({ hold, paper }: PaperActionProps & { hold: Hold }) {
  const decision = unreleasedOf(paper);
  return (
    <Block>
      <h2>{decision ? texts.decide : texts.screening}</h2>
      {decision && (
        <div>
          <Chip tone="indigo">{paperStateLabel(decision.decision)}</Chip>
        </div>
      )}
      <HoldNotice hold={hold} />
    </Block>
  );
}

const unreleasedOf = (paper: AdminPaper) =>
  paper.decisions.find(({ releasedAt, reopenedAt }) => releasedAt === null && reopenedAt === null);

function UnreleasedDecision({ paper }: PaperActionProps) {
  const decision = unreleasedOf(paper);
  if (!decision) return null;
  return (
    <Block>
      <h2>{texts.decide}</h2>
      <div>
        <Chip tone="amber" icon={<IconClock />}>
          {texts.unreleased({ decision: paperStateLabel(decision.decision) })}
        </Chip>
      </div>
      <div>
        <LinkButton to={`${adminPaths.paperReleases.href()}?paper=${paper.id}`}>
          {texts.releaseThis}
        </LinkButton>
      </div>
    </Block>
  );
}
