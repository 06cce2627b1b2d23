import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { after, DAY } from '../common/time.js';
import { EditionsService } from '../editions/editions.service.js';
import { PaperAuthor } from './paper-author.entity.js';
import { PaperDecision } from './paper-decision.entity.js';
import { type CheckedPdf, PaperFiles } from './paper-files.js';
import { PaperMove } from './paper-move.entity.js';
import {
  type Decision,
  nextPaperStatus,
  nextShownStatus,
  type ShownStatus,
} from './paper-status.js';
import { PaperVersion } from './paper-version.entity.js';
import { Paper } from './paper.entity.js';
import { SAMPLE_WAYS, type SampleWay } from './sample-ways.js';

interface SamplePeople {
  author: { id: string; email: string };
  adminId: string;
}

type Sample = (typeof SAMPLE_WAYS)[number] & { id: string };

const PAGES = 6;
const NOTE = 'This is a sample.';

/** Papers of the sample author in every status, dated from now: nothing is late by birth. */
@Injectable()
export class SamplePapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly files: PaperFiles,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** For the first start, once the sample people are there. */
  async make(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'plenary-samples-'));
    try {
      const path = join(folder, 'sample.pdf');
      const content = await samplePdf();
      await writeFile(path, content);
      const sha256 = createHash('sha256').update(content).digest();
      const file = { path, name: 'sample.pdf', type: 'application/pdf', extension: 'pdf', sha256 };
      const upload = { ...file, bytes: content.length };
      await this.files.withChecked(upload, PAGES, (pdf) =>
        this.dataSource.transaction((tx) => this.makeAll(tx, pdf)),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  private async makeAll(tx: EntityManager, pdf: CheckedPdf): Promise<void> {
    const people = await samplePeople(tx);
    if (!people) return;
    const edition = await this.editions.current(tx);
    const topics = edition.document.topics.map(({ name }) => name);
    let number = 0;
    for (const [index, way] of SAMPLE_WAYS.entries()) {
      const sample = { ...way, id: newId() };
      const given = way.moves.length === 0 ? null : (number += 1);
      const topic = topics[index % topics.length] ?? '';
      await tx.insert(Paper, {
        ...{ editionId: edition.id, number: given, topic },
        ...this.paper(sample, people.author.id),
      });
      await tx.insert(PaperAuthor, author(sample.id, people.author.email));
      await this.addMoves(tx, sample, people);
      if (way.moves.length > 0) await this.addVersions(tx, sample, pdf);
      const { decision } = way;
      if (decision) {
        await tx.insert(PaperDecision, this.decision(sample, decision, people.adminId));
      }
      if (way.status === 'verified') {
        const acceptance = this.decision({ ...sample, isHidden: true }, 'accepted', people.adminId);
        await tx.insert(PaperDecision, acceptance);
      }
    }
    await tx.query('INSERT INTO paper_numbers (edition_id, last) VALUES ($1, $2)', [
      edition.id,
      number,
    ]);
  }

  private paper({ id, title, status, moves }: Sample, ownerId: string) {
    const now = this.clock.now();
    const submitted = moves.find(([action]) => action === 'submit');
    return {
      ...{ id, ownerId, title, status },
      kind: 'full-paper' as const,
      abstract: 'What machines that speak do to radio, and what radio does to them. '.repeat(5),
      keywords: ['sample', 'radio', 'speech'],
      aiUse: 'None were used (sample).',
      isOriginal: true,
      shownStatus: shownAfter(moves),
      createdAt: after(now, -25 * DAY),
      submittedAt: submitted ? after(now, -submitted[1] * DAY) : null,
      acknowledgeBy: submitted ? after(now, (3 - submitted[1]) * DAY) : null,
      correctionsBy: after(now, 5 * DAY),
      verifyBy: after(now, 2 * DAY),
      paymentBy: status === 'accepted' ? after(now, 7 * DAY) : null,
    };
  }

  private async addMoves(
    tx: EntityManager,
    { id: paperId, moves }: Sample,
    { author: { id: authorId }, adminId }: SamplePeople,
  ): Promise<void> {
    let status: Paper['status'] = 'draft';
    let shown: ShownStatus = 'draft';
    for (const [action, daysAgo] of moves) {
      const toStatus = nextPaperStatus(status, action);
      if (!toStatus) throw new Error(`no paper that is ${status} allows ${action}`);
      const isAuthors = ['submit', 'resubmit', 'withdraw'].includes(action);
      const actorId = isAuthors ? authorId : adminId;
      const next = nextShownStatus(shown, toStatus);
      await tx.insert(PaperMove, {
        ...{ paperId, actorId, action, fromStatus: status, toStatus },
        at: after(this.clock.now(), -daysAgo * DAY),
        isShown: next !== shown,
        noteToAuthor: action === 'desk-reject' ? NOTE : '',
      });
      await this.audit.record(tx, {
        ...{ actorId, action: `paper.${action}`, before: status, after: toStatus },
        subject: { type: 'paper', id: paperId },
      });
      [status, shown] = [toStatus, next];
    }
  }

  private async addVersions(
    tx: EntityManager,
    { id: paperId, moves }: Sample,
    pdf: CheckedPdf,
  ): Promise<void> {
    const handedIn = moves.filter(([action]) => action === 'submit' || action === 'resubmit');
    for (const [index, [action, daysAgo]] of handedIn.entries()) {
      const [fileId, reviewerFileId] = await this.files.keep(tx, pdf);
      await tx.insert(PaperVersion, {
        ...{ id: newId(), paperId, fileId, reviewerFileId },
        ...{ number: index + 1, round: 1, pages: PAGES, isSubmitted: true },
        stage: action === 'submit' ? 'submission' : 'correction',
        note: action === 'submit' ? '' : NOTE,
        createdAt: after(this.clock.now(), -daysAgo * DAY),
      });
    }
  }

  private decision({ id: paperId, isHidden }: Sample, decision: Decision, adminId: string) {
    const now = this.clock.now();
    return {
      ...{ id: newId(), paperId, round: 1, decision, noteToAuthors: NOTE, noteToCommittee: '' },
      recordedAt: after(now, (isHidden ? -1 : -6) * DAY),
      recordedBy: adminId,
      releasedAt: isHidden ? null : after(now, -4 * DAY),
      releasedBy: isHidden ? null : adminId,
    };
  }
}

function shownAfter(moves: SampleWay['moves']): ShownStatus {
  let status: Paper['status'] = 'draft';
  let shown: ShownStatus = 'draft';
  for (const [action] of moves) {
    status = nextPaperStatus(status, action) ?? status;
    shown = nextShownStatus(shown, status);
  }
  return shown;
}

function author(paperId: string, email: string) {
  return {
    ...{ paperId, position: 1, email, isPresenting: true, isCorresponding: true },
    ...{ givenName: 'Author', familyName: '(sample)', affiliation: 'Sample Institution' },
    country: 'Kenya',
  };
}

async function samplePeople(tx: EntityManager): Promise<SamplePeople | undefined> {
  const people = await tx.query<{ id: string; email: string; role: string }[]>(
    `SELECT id, email, role FROM users WHERE is_sample ORDER BY id`,
  );
  const one = people.find(({ role }) => role === 'researcher');
  const admin = people.find(({ role }) => role === 'admin');
  return one && admin && { author: one, adminId: admin.id };
}

async function samplePdf(): Promise<Uint8Array> {
  // Only a first start makes samples: every other one is faster without.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= PAGES; number++) {
    const page = document.addPage();
    page.drawText('Sample paper', { font, size: 28, x: 56, y: 740 });
    page.drawText(`Page ${number} of ${PAGES}`, { font, size: 12, x: 56, y: 700 });
  }
  return document.save();
}
