import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { checksToTick, nextCameraReady } from '../../papers/camera-ready/camera-ready.js';
import { CameraReadyActs } from '../../papers/camera-ready/camera-ready-acts.js';
import { findCameraReady } from '../../papers/camera-ready/camera-ready.read-model.js';
import { notFromStatus, paperChanged } from '../../papers/paper/papers.errors.js';
import type { LockedPaper } from '../../papers/transitions/paper-transitions.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from '../decisions/chair-papers.js';
import type { PaperId, PaperState } from '../decisions/decisions.schema.js';
import { CameraReadyEmails } from './camera-ready.emails.js';
import { type AskedAct, cameraReadyElsewhere, checksNotTicked } from './camera-ready.schema.js';

@Injectable()
export class CameraReadyService {
  private readonly sendingBack: HeldPaperAct<AskedAct>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly acts: CameraReadyActs,
    private readonly emails: CameraReadyEmails,
  ) {
    this.sendingBack = papers.held('camera-ready-send-back', (...act) => this.apply(...act));
  }

  /**
   * A version is sent back after a hold.
   * @throws AppError NOT_FOUND, for the chair's own papers as well; CHANGED_MEANWHILE; INVALID_TRANSITION;
   *   VALIDATION_FAILED for a check without all that has to be ticked
   */
  act(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    asked: AskedAct,
  ): Promise<PaperState> {
    if (asked.act === 'send-back') {
      return this.papers.actOnHold(request, chair, { id }, this.sendingBack, asked);
    }
    return this.papers.act(request, chair, { id }, (tx, about) =>
      this.apply(tx, about, asked, chair.id),
    );
  }

  private async apply(
    tx: EntityManager,
    about: ChairCase,
    asked: AskedAct,
    actorId: string,
  ): Promise<LockedPaper> {
    const { id: paperId, status } = about.paper;
    if (status !== 'accepted') throw notFromStatus(status);
    const version = await findCameraReady.one(tx, { paperId });
    if (version.revision !== asked.revision) throw paperChanged();
    const { state: from, versionId } = version;
    const to = nextCameraReady(from, asked.act);
    if (!to || !versionId) throw cameraReadyElsewhere();
    const ticked = asked.act === 'check' ? asked.ticked : [];
    const isLacking = checksToTick(version).some((check) => !ticked.includes(check));
    if (asked.act === 'check' && isLacking) throw checksNotTicked();
    const reasons = asked.act === 'send-back' ? asked.reasons : '';
    const act = { paperId, versionId, act: asked.act, ticked, reasons, actorId };
    await this.acts.record(tx, act, { from, to });
    if (asked.act === 'send-back') await this.emails.sentBack(tx, about, asked);
    return about.paper;
  }
}
