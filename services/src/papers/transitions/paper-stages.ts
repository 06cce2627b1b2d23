import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { takesCameraReady } from '../camera-ready/camera-ready.js';
import { findCameraReadyState } from '../camera-ready/camera-ready.read-model.js';
import { PaperPartners } from '../paper/paper-partners.js';
import type { PaperStage } from '../paper/paper-version.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import { cameraReadyClosed, cameraReadyLocked } from '../paper/papers.errors.js';
import { stageOf } from './paper-stage.js';

@Injectable()
export class PaperStages {
  constructor(
    private readonly partners: PaperPartners,
    private readonly clock: Clock,
  ) {}

  /**
   * The stage of the file that a paper takes now.
   * @throws AppError CLOSED after the deadline; CONFLICT if unpaid or locked; INVALID_TRANSITION
   */
  async of(
    tx: EntityManager,
    paper: Pick<Paper, 'id' | 'shownStatus' | 'correctionsBy'>,
  ): Promise<PaperStage> {
    const isAccepted = paper.shownStatus === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, paper.id) : 'none';
    const now = this.clock.now();
    const stage = stageOf(paper, payment, now);
    if (stage !== 'camera-ready') return stage;
    const found = await findCameraReadyState.one(tx, { paperId: paper.id });
    if (found.state === 'locked') throw cameraReadyLocked();
    if (!takesCameraReady(found, now)) throw cameraReadyClosed();
    return stage;
  }
}
