import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { isOpen } from '../../conference/editions/opening.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import type {
  Author,
  EditForAuthor,
  PaperDetails,
  PaperEdit,
} from '../paper/author-papers.schema.js';
import { PaperAuthor } from '../paper/paper-author.entity.js';
import {
  type PaperChange,
  PaperVersion,
  type VersionContent,
} from '../paper/paper-version.entity.js';
import { Paper } from '../paper/paper.entity.js';
import {
  notFromStatus,
  paperChanged,
  paperIncomplete,
  submissionsClosed,
} from '../paper/papers.errors.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import { authorRowsOf } from './author-rows.js';
import { CoAuthors, type Submitter } from './co-authors.service.js';
import { OwnPapers } from './own-papers.js';

type Content = Omit<PaperEdit, 'revision'>;

/** Changes of a submitted paper, until its screening starts or submissions close. */
@Injectable()
export class EditsService {
  constructor(
    private readonly editions: EditionsService,
    private readonly own: OwnPapers,
    private readonly query: AuthorPapersQuery,
    private readonly coAuthors: CoAuthors,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Each save is a version; an uploaded file is part of it and voids the figures of a screening.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION once screening started; CHANGED_MEANWHILE; CLOSED;
   *   VALIDATION_FAILED by field
   */
  save(
    request: IdempotentRequest,
    person: AuthenticatedUser,
    id: string,
    { revision, ...content }: PaperEdit,
  ): Promise<PaperDetails> {
    const body = { id, revision, content };
    return this.own.run({ ...request, body }, person.id, id, async (tx) => {
      // Screening takes the same lock, so it starts before an edit or sees the edited paper.
      const paper = await this.own.lock(tx, person.id, id);
      if (paper.status !== 'submitted') throw notFromStatus(paper.shownStatus);
      if (paper.revision !== revision) throw paperChanged();
      const fields = await this.change(tx, paper, content);
      await this.check(tx, paper);
      const changes = await this.addVersion(tx, paper, content, fields);
      if (changes.length === 0) return;
      await this.audit.record(tx, {
        actorId: person.id,
        action: 'paper.edited',
        subject: { type: 'paper', id },
        fields: changes,
      });
      await this.coAuthors.invite(tx, { ...paper, title: content.title }, person);
    });
  }

  /**
   * For the author of a locked paper, at any status. Only the changed fields are checked: the rules of the edition may
   * have changed since its submission.
   * @returns the changed fields, and the paper after the change
   * @throws AppError VALIDATION_FAILED by field
   */
  async saveFor(
    tx: EntityManager,
    paper: Paper,
    edit: EditForAuthor,
    submitter: Submitter,
  ): Promise<{ changes: PaperChange[]; paper: Paper }> {
    const { kind, aiUse, isOriginal } = paper;
    const content = { kind, aiUse, isOriginal, ...edit };
    const changes = await this.change(tx, paper, content);
    const rules = await this.editions.paperRules(tx);
    const problems = await this.query.problemsBy(tx, paper, rules);
    const found = Object.entries(problems).filter(([field]) =>
      changes.some((change) => field === change || field.startsWith(`${change}.`)),
    );
    if (found.length > 0) throw paperIncomplete(Object.fromEntries(found));
    await this.copyVersion(tx, paper, content, changes);
    const { title, abstract, keywords, topic } = edit;
    const changed = { ...paper, title, abstract, keywords, topic, revision: paper.revision + 1 };
    await this.coAuthors.invite(tx, changed, submitter);
    return { changes, paper: changed };
  }

  /** The file stays. The check of a camera-ready version is about its file, so it takes no new version. */
  private async copyVersion(
    tx: EntityManager,
    paper: Paper,
    content: Content,
    changes: PaperChange[],
  ): Promise<void> {
    const { id: paperId } = paper;
    const versions = await tx.find(PaperVersion, { where: { paperId }, order: { number: 'DESC' } });
    const submitted = versions.find(({ isSubmitted }) => isSubmitted);
    if (!submitted || changes.length === 0) return;
    const isCameraReady = submitted.stage === 'camera-ready';
    const earlier = versions.find(
      ({ isSubmitted, stage }) => isSubmitted && stage !== 'camera-ready',
    );
    if (earlier && !earlier.content) {
      await tx.update(PaperVersion, { id: earlier.id }, { content: contentOf(paper) });
    }
    const saved = { content: contentOf(content), changes };
    if (isCameraReady) {
      await tx.update(PaperVersion, { id: submitted.id }, saved);
      return;
    }
    const uploaded = versions.find(({ isSubmitted }) => !isSubmitted);
    if (uploaded) {
      await tx.update(PaperVersion, { id: uploaded.id }, { number: uploaded.number + 1 });
    }
    const next = { id: newId(), number: submitted.number + 1, createdAt: this.clock.now() };
    await tx.insert(PaperVersion, { ...submitted, ...next, ...saved, note: '' });
  }

  /** @returns the changed fields */
  private async change(tx: EntityManager, paper: Paper, content: Content): Promise<PaperChange[]> {
    const { id: paperId, revision } = paper;
    const { authors, ...columns } = content;
    const rows = await tx.find(PaperAuthor, { where: { paperId }, order: { position: 'ASC' } });
    const before = { ...contentOf(paper), authors: rows.map(authorOf) };
    const after = { ...contentOf(content), authors: authors.map(authorOf) };
    const fields = (Object.keys(after) as (keyof typeof after)[]).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    );
    const updatedAt = this.clock.now();
    await tx.update(Paper, { id: paperId }, { ...columns, updatedAt, revision: revision + 1 });
    if (fields.includes('authors')) {
      await tx.delete(PaperAuthor, { paperId });
      if (authors.length > 0) await tx.insert(PaperAuthor, authorRowsOf(paperId, authors));
    }
    return fields;
  }

  private async check(tx: EntityManager, { id, ownerId, editionId }: Paper): Promise<void> {
    const { problems, edition } = await this.query.checked(tx, ownerId, id);
    const isCurrent = edition.id === editionId;
    if (!isCurrent || !isOpen(edition.submissions, this.clock.now())) throw submissionsClosed();
    if (Object.keys(problems).length > 0) throw paperIncomplete(problems);
  }

  /** @returns what the version changes; nothing without a change and a new file */
  private async addVersion(
    tx: EntityManager,
    paper: Paper,
    content: Content,
    fields: PaperChange[],
  ): Promise<PaperChange[]> {
    const { id: paperId } = paper;
    const versions = await tx.find(PaperVersion, { where: { paperId }, order: { number: 'DESC' } });
    const submitted = versions.find(({ isSubmitted }) => isSubmitted);
    const uploaded = versions.find(({ isSubmitted }) => !isSubmitted);
    const changes = [
      ...fields,
      ...(uploaded ? (['manuscript'] as const) : []),
      ...(uploaded?.supplementFileId ? (['supplement'] as const) : []),
    ];
    if (changes.length === 0 || !submitted) return [];
    if (!submitted.content) {
      await tx.update(PaperVersion, { id: submitted.id }, { content: contentOf(paper) });
    }
    const saved = { content: contentOf(content), changes, isSubmitted: true };
    if (uploaded) {
      const kept = uploaded.supplementFileId ? {} : supplementOf(submitted);
      await tx.update(PaperVersion, { id: uploaded.id }, { ...saved, ...kept, ...withoutTexts });
      await tx.update(Paper, { id: paperId }, { similarityPercent: null, aiPercent: null });
    } else {
      const next = { id: newId(), number: submitted.number + 1, createdAt: this.clock.now() };
      await tx.insert(PaperVersion, { ...submitted, ...next, ...saved, note: '' });
    }
    return changes;
  }
}

/** The author has read what the texts are kept for. */
const withoutTexts = {
  manuscriptFindings: () => `manuscript_findings - 'texts'`,
  supplementFindings: () => `supplement_findings - 'texts'`,
};

function contentOf({ kind, title, abstract, keywords, topic, aiUse }: VersionContent) {
  return { kind, title, abstract, keywords, topic, aiUse };
}

function authorOf(author: Author): Author {
  const { givenName, familyName, email, affiliation, country } = author;
  const { isPresenting, isCorresponding } = author;
  return { givenName, familyName, email, affiliation, country, isPresenting, isCorresponding };
}

/** A supplement stays until another one is uploaded. */
function supplementOf(version: PaperVersion) {
  const { supplementFileId, reviewerSupplementFileId, supplementPages } = version;
  return { supplementFileId, reviewerSupplementFileId, supplementPages };
}
