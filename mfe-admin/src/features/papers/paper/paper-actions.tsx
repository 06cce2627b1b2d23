import { IconClock } from '@plenary/kit/art/icons';
import { paperStateLabel } from '@plenary/kit/states';
import { Chip, LinkButton } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../paths';
import { Block } from '../../../shared/page/columns';
import { HoldNotice } from '../../../shared/holds/hold-notice';
import type { Hold } from '../../../shared/holds/holds.api';
import { AssignReviewers } from '../assignment/assign-reviewers';
import { CameraReadyCheck } from '../camera-ready/camera-ready-check';
import { DecisionForm } from '../decisions/decision-form';
import { ReopenButton } from '../decisions/reopen-button';
import { ScreeningForm } from '../decisions/screening-form';
import { VerificationForm } from '../decisions/verification-form';
import { EditForAuthor } from '../interventions/edit-for-author';
import { LaterReturn } from '../interventions/later-return';
import { WithdrawButton } from '../interventions/withdraw-button';
import type { AdminPaper, PaperActionProps } from '../paper.api';
import { paperNumber, type PaperStatus } from '../papers.api';
import { texts } from '../texts';
import type { Neighbour } from './neighbours';

interface ActionProps extends PaperActionProps {
  /** The paper after this one in the list. */
  next?: Neighbour;
}

type Action = (props: ActionProps) => ReactNode;

const actions: Record<PaperStatus, Action[]> = {
  draft: [AwaitingAuthor],
  submitted: [ScreeningForm, WithdrawButton],
  screening: [ScreeningForm, WithdrawButton],
  'under-review': [DecisionForm, AssignReviewers, LaterReturn, WithdrawButton],
  'decision-recorded': [UnreleasedDecision, DecisionForm, ReopenButton, WithdrawButton],
  'minor-corrections': [AwaitingAuthor, ReopenButton, LaterReturn, WithdrawButton],
  'major-corrections': [AwaitingAuthor, ReopenButton, LaterReturn, WithdrawButton],
  'revision-submitted': [RevisionNote, VerificationForm, DecisionForm, LaterReturn, WithdrawButton],
  verified: [UnreleasedDecision, ReopenButton, WithdrawButton],
  accepted: [CameraReadyCheck, ReopenButton, LaterReturn, WithdrawButton],
  rejected: [ReopenButton],
  'desk-rejected': [ReopenButton],
  withdrawn: [NoActions],
};

const awaitingOthers: Action[] = [
  AwaitingAuthor,
  NoActions,
  CameraReadyCheck,
  ReopenButton,
  LaterReturn,
  WithdrawButton,
];

/** Whether the paper waits for an organiser; a camera-ready version can always be acted on. */
export const hasActFor = ({ status, cameraReady }: AdminPaper) =>
  typeof cameraReady?.versionId === 'string' ||
  actions[status].some((action) => !awaitingOthers.includes(action));

export function PaperActions(props: ActionProps) {
  const { hold } = props.paper;
  if (hold) return <OnHold hold={hold} {...props} />;
  const { status } = props.paper;
  return (
    <>
      {actions[status].map((Action, index) => (
        <Action key={index} {...props} />
      ))}
      {status !== 'draft' && status !== 'withdrawn' && <EditForAuthor {...props} />}
    </>
  );
}

function AwaitingAuthor() {
  return <p>{texts.awaitingAuthor}</p>;
}

function NoActions() {
  return <p>{texts.noActions}</p>;
}

/** What its author says about it. */
function RevisionNote({ paper }: PaperActionProps) {
  const note = paper.versions[0]?.note;
  if (!note) return null;
  return (
    <Block>
      <h2>{texts.summaryOfChanges}</h2>
      <p dir="auto">{note}</p>
    </Block>
  );
}

const ofScreening = ['paper-pass', 'paper-return', 'paper-desk-reject'];

function OnHold({ hold, paper }: PaperActionProps & { hold: Hold }) {
  const decision = hold.kind === 'paper-release' ? unreleasedOf(paper) : undefined;
  return (
    <Block>
      <h2>
        {decision ? texts.decide : ofScreening.includes(hold.kind) ? texts.screening : texts.onHold}
      </h2>
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

function UnreleasedDecision({ paper, next }: ActionProps) {
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
        <LinkButton
          to={`${adminPaths.paperReleases.href()}?status=${paper.status}&paper=${paper.id}`}
        >
          {texts.releaseThis}
        </LinkButton>
      </div>
      {next && (
        <div>
          <LinkButton look="outlined" to={next.to} state={next.state}>
            {texts.goToNext({ number: paperNumber(next.paper.number) })}
          </LinkButton>
        </div>
      )}
    </Block>
  );
}
