import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, HOUR } from '../../platform/core/time.js';
import { db, fetchAll } from '../../platform/database/db.js';
import { CameraReadyActs } from '../camera-ready/camera-ready-acts.js';
import { findCameraReady } from '../camera-ready/camera-ready.read-model.js';
import {
  type CameraReadyAct,
  checksToTick,
  nextCameraReady,
} from '../camera-ready/camera-ready.js';
import { type CheckedPdf, PaperFiles } from '../files/paper-files.js';
import { PaperVersion } from '../paper/paper-version.entity.js';
import { PAGES, withSampleFile } from './sample-file.js';

/** Of the paid papers, in turn: received, checked, sent back, locked. */
const ACTS: CameraReadyAct[][] = [[], ['check'], ['send-back'], ['check', 'lock']];

const REASONS = 'The figures have a low resolution (sample).';

/** After the registrations: only paid papers have a camera-ready version. */
@Injectable()
export class SampleCameraReady {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: PaperFiles,
    private readonly acts: CameraReadyActs,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<void> {
    await withSampleFile(this.files, (pdf) =>
      this.dataSource.transaction(async (tx) => {
        const actorId = await sampleAdmin(tx);
        const papers = await paidSamples(tx);
        for (const [place, paperId] of papers.slice(0, ACTS.length).entries()) {
          const versionId = await this.addVersion(tx, paperId, pdf);
          for (const act of ACTS[place] ?? [])
            await this.act(tx, { paperId, versionId, act, actorId });
        }
      }),
    );
  }

  private async addVersion(tx: EntityManager, paperId: string, pdf: CheckedPdf): Promise<string> {
    const id = newId();
    const [fileId, reviewerFileId] = await this.files.keep(tx, pdf);
    await tx.insert(PaperVersion, {
      ...{ id, paperId, fileId, reviewerFileId, number: 2, round: 1, pages: PAGES },
      ...{ stage: 'camera-ready', note: '', isSubmitted: true },
      createdAt: after(this.clock.now(), -HOUR),
    });
    return id;
  }

  private async act(
    tx: EntityManager,
    act: { paperId: string; versionId: string; act: CameraReadyAct; actorId: string },
  ): Promise<void> {
    const version = await findCameraReady.one(tx, act);
    const to = nextCameraReady(version.state, act.act);
    if (!to) throw new Error(`no version that is ${version.state} allows ${act.act}`);
    const ticked = act.act === 'check' ? checksToTick(version) : [];
    const reasons = act.act === 'send-back' ? REASONS : '';
    await this.acts.record(tx, { ...act, ticked, reasons }, { from: version.state, to });
  }
}

async function paidSamples(tx: EntityManager): Promise<string[]> {
  const rows = await fetchAll(
    tx,
    db
      .selectFrom('paper_publications as b')
      .innerJoin('papers as p', 'p.id', 'b.paper_id')
      .innerJoin('users as u', 'u.id', 'p.owner_id')
      .select('p.id')
      .where(({ ref }) => ref('u.is_sample'))
      .where('b.registration', '=', 'paid')
      .orderBy('p.number'),
  );
  return rows.map(({ id }) => id);
}

async function sampleAdmin(tx: EntityManager): Promise<string> {
  const [admin] = await fetchAll(
    tx,
    db
      .selectFrom('users')
      .select('id')
      .where(({ ref }) => ref('is_sample'))
      .where('role', '=', 'admin'),
  );
  if (!admin) throw new Error('The samples have an administrator.');
  return admin.id;
}
