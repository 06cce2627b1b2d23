import { db, execute, fetchAll } from '../../platform/database/db.js';
import { FIRST_SAMPLE_NUMBER } from '../../platform/database/samples.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { sampleEdition } from '../../conference/editions/sample/sample-edition.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { PaperAuthor } from '../paper/paper-author.entity.js';
import { PaperDecision } from '../decisions/paper-decision.entity.js';
import { type CheckedPdf, PaperFiles } from '../files/paper-files.js';
import { PaperTransition } from '../transitions/paper-transition.entity.js';
import {
  type Decision,
  nextPaperStatus,
  nextShownStatus,
  type ShownStatus,
} from '../status/paper-status.js';
import { PaperVersion } from '../paper/paper-version.entity.js';
import { Paper } from '../paper/paper.entity.js';
import { PAGES, withSampleFile } from './sample-file.js';
import { PATHS_OF_OTHERS, PATHS_OF_THE_AUTHOR, type SamplePath } from './sample-paths.js';

interface SampleAuthor {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  organization: string;
  country: string | null;
}

interface SamplePeople {
  author: SampleAuthor;
  others: SampleAuthor[];
  adminId: string;
}

type Sample = SamplePath & { id: string; author: SampleAuthor };

const KEYWORDS = ['radio', 'speech', 'archives', 'newsrooms', 'moderation', 'literacy', 'law'];
const NOTE = 'This is a sample.';
const ABSTRACT =
  `This is a sample of an abstract. It says what a reader of the programme wants to know: the
question, where the material comes from, how it was collected and read, and what follows for those who make, keep and
study media. The method is described so that others could repeat it, and the limits are named.`.replaceAll(
    '\n',
    ' ',
  );

@Injectable()
export class SamplePapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly files: PaperFiles,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<void> {
    await withSampleFile(this.files, (pdf) =>
      this.dataSource.transaction((tx) => this.makeAll(tx, pdf)),
    );
  }

  private async makeAll(tx: EntityManager, pdf: CheckedPdf): Promise<void> {
    const people = await samplePeople(tx);
    if (!people) return;
    const edition = await this.editions.current(tx);
    const topics = edition.document.topics.map(({ name }) => name);
    let number = FIRST_SAMPLE_NUMBER - 1;
    for (const [index, { path, author }] of samplesOf(people).entries()) {
      const sample = { ...path, id: newId(), author };
      const given = path.transitions.length === 0 ? null : (number += 1);
      const topic = topics[index % topics.length] ?? '';
      await tx.insert(Paper, {
        ...{ editionId: edition.id, number: given, topic },
        ...this.paper(sample, index),
      });
      await tx.insert(PaperAuthor, firstAuthor(sample));
      await this.addTransitions(tx, sample, people.adminId);
      if (path.transitions.length > 0) await this.addVersions(tx, sample, pdf);
      const { decision } = path;
      if (decision) {
        await tx.insert(PaperDecision, this.decision(sample, decision, people.adminId));
      }
      if (path.status === 'verified') {
        const acceptance = this.decision(sample, 'accepted', people.adminId, true);
        await tx.insert(PaperDecision, acceptance);
      }
    }
    await execute(
      tx,
      db
        .insertInto('paper_numbers')
        .values({ edition_id: edition.id, is_sample: true, last: number }),
    );
  }

  private paper({ id, author, title, summary, status, transitions }: Sample, index: number) {
    const now = this.clock.now();
    const { timeZone } = sampleEdition;
    const submitted = transitions.find(([action]) => action === 'submit');
    return {
      ...{ id, ownerId: author.id, title, status },
      kind: index % 6 === 5 ? ('poster' as const) : ('full-paper' as const),
      abstract: `${summary} ${ABSTRACT}`,
      keywords: ['sample', 'media', KEYWORDS[index % KEYWORDS.length] ?? ''],
      aiUse: 'None were used (sample).',
      isOriginal: true,
      shownStatus: shownAfter(transitions),
      createdAt: after(now, -25 * DAY),
      submittedAt: submitted ? after(now, -submitted[1] * DAY) : null,
      acknowledgeBy: submitted ? deadlineAfter(now, 3 - submitted[1], timeZone) : null,
      correctionsBy: deadlineAfter(now, 5, timeZone),
      verifyBy: deadlineAfter(now, 2, timeZone),
      paymentBy: status === 'accepted' ? deadlineAfter(now, 7, timeZone) : null,
    };
  }

  private async addTransitions(
    tx: EntityManager,
    { id: paperId, author, transitions }: Sample,
    adminId: string,
  ): Promise<void> {
    let status: Paper['status'] = 'draft';
    let shown: ShownStatus = 'draft';
    for (const [action, daysAgo] of transitions) {
      const toStatus = nextPaperStatus(status, action);
      if (!toStatus) throw new Error(`no paper that is ${status} allows ${action}`);
      const isAuthors = ['submit', 'submit-revision', 'withdraw'].includes(action);
      const actorId = isAuthors ? author.id : adminId;
      const next = nextShownStatus(shown, toStatus);
      await tx.insert(PaperTransition, {
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
    { id: paperId, transitions }: Sample,
    pdf: CheckedPdf,
  ): Promise<void> {
    const submitted = transitions.filter(
      ([action]) => action === 'submit' || action === 'submit-revision',
    );
    for (const [index, [action, daysAgo]] of submitted.entries()) {
      const [fileId, reviewerFileId] = await this.files.keep(tx, pdf);
      await tx.insert(PaperVersion, {
        ...{ id: newId(), paperId, fileId, reviewerFileId },
        ...{ number: index + 1, round: 1, pages: PAGES, isSubmitted: true },
        stage: action === 'submit' ? 'submission' : 'revision',
        note: action === 'submit' ? '' : NOTE,
        createdAt: after(this.clock.now(), -daysAgo * DAY),
      });
    }
  }

  private decision(
    { id: paperId, status }: Sample,
    decision: Decision,
    adminId: string,
    isHidden = status === 'decision-recorded',
  ) {
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

function shownAfter(transitions: SamplePath['transitions']): ShownStatus {
  let status: Paper['status'] = 'draft';
  let shown: ShownStatus = 'draft';
  for (const [action] of transitions) {
    status = nextPaperStatus(status, action) ?? status;
    shown = nextShownStatus(shown, status);
  }
  return shown;
}

function firstAuthor({ id: paperId, author }: Sample) {
  const { email, firstName: givenName, lastName: familyName, organization, country } = author;
  return {
    ...{ paperId, position: 1, email, isPresenting: true, isCorresponding: true },
    ...{ givenName, familyName, affiliation: organization, country: country ?? 'Kenya' },
  };
}

function samplesOf({ author, others }: SamplePeople): { path: SamplePath; author: SampleAuthor }[] {
  const one = others.length > 0 ? others : [author];
  return [
    ...PATHS_OF_THE_AUTHOR.map((path) => ({ path, author })),
    ...PATHS_OF_OTHERS.map((path, n) => ({ path, author: one[n % one.length] ?? author })),
  ];
}

async function samplePeople(tx: EntityManager): Promise<SamplePeople | undefined> {
  const people = await fetchAll(
    tx,
    db
      .selectFrom('users')
      .select(['id', 'email', 'role', 'organization', 'country'])
      .select(['first_name as firstName', 'last_name as lastName'])
      .where(({ ref }) => ref('is_sample'))
      .orderBy('id'),
  );
  const [author, ...others] = people.filter(({ role }) => role === 'researcher');
  const admin = people.find(({ role }) => role === 'admin');
  return author && admin && { author, others, adminId: admin.id };
}
