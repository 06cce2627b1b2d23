import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { audited, AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { newId } from '../../platform/core/new-id.js';
import type { CameraReadyAct, CameraReadyCheck, CameraReadyState } from './camera-ready.js';

interface NewAct {
  paperId: string;
  versionId: string;
  act: CameraReadyAct;
  ticked: CameraReadyCheck[];
  reasons: string;
  actorId: string;
}

type Values = NewAct & { id: string; at: Date; to: CameraReadyState };

const recordAct = audited((db, p: Values) =>
  db
    .with('updated', (db) =>
      db
        .updateTable('paper_publications')
        .set(({ eb }) => ({
          camera_ready: p.to,
          camera_ready_revision: eb('camera_ready_revision', '+', 1),
        }))
        .where('paper_id', '=', p.paperId),
    )
    .insertInto('camera_ready_acts')
    .values({
      id: p.id,
      paper_id: p.paperId,
      version_id: p.versionId,
      act: p.act,
      ticked: p.ticked,
      reasons: p.reasons,
      actor_id: p.actorId,
      at: p.at,
    }),
);

interface Extended {
  paperId: string;
  editionId: string;
  dueAt: Date;
}

const extend = statement((p: Extended) =>
  db
    .insertInto('paper_publications')
    .values({ paper_id: p.paperId, edition_id: p.editionId, camera_ready_by: p.dueAt })
    .onConflict((conflict) =>
      conflict.column('paper_id').doUpdateSet(({ eb }) => ({
        camera_ready_by: p.dueAt,
        camera_ready_revision: eb('paper_publications.camera_ready_revision', '+', 1),
      })),
    ),
);

const AUDITED: Record<CameraReadyAct, string> = {
  check: 'paper.camera-ready-checked',
  'send-back': 'paper.camera-ready-sent-back',
  lock: 'paper.camera-ready-locked',
  unlock: 'paper.camera-ready-unlocked',
};

@Injectable()
export class CameraReadyActs {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Of a locked paper, which may have no publication yet; the caller audits. */
  async extend(tx: EntityManager, extended: Extended): Promise<void> {
    await extend.run(tx, extended);
  }

  /** Of a locked paper whose version was submitted, and which therefore has its publication. */
  async record(
    tx: EntityManager,
    act: NewAct,
    { from, to }: { from: CameraReadyState; to: CameraReadyState },
  ): Promise<void> {
    await this.audit.change(
      tx,
      recordAct,
      { ...act, to, id: newId(), at: this.clock.now() },
      {
        actorId: act.actorId,
        action: AUDITED[act.act],
        subject: { type: 'paper', id: act.paperId },
        before: from,
        after: to,
      },
    );
  }
}
