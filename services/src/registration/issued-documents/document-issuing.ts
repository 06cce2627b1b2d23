import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import type { DocumentFacts, DocumentKind } from '../document-layouts/document-kinds.js';
import { DocumentLayouts } from '../document-layouts/document-layouts.service.js';
import { type Candidate, findCandidates } from './candidates.read-model.js';
import { factsOf } from './document-facts.js';
import { makeDocumentNumber } from './document-number.js';
import * as errors from './issued-documents.errors.js';
import { insertDocuments, type NewDocument } from './issued-documents.sql.js';

export const nameOf = ({
  title,
  firstName,
  lastName,
}: Pick<Candidate, 'title' | 'firstName' | 'lastName'>) =>
  [title, firstName, lastName].filter(Boolean).join(' ');

interface Issue {
  kind: DocumentKind;
  candidates: Candidate[];
  overrideReason: string | undefined;
}

/** Makes documents from candidates. A unique index gives each subject one, also when two organisers issue at once. */
@Injectable()
export class DocumentIssuing {
  constructor(
    private readonly editions: EditionsService,
    private readonly layouts: DocumentLayouts,
    private readonly hidden: HiddenSubjects,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves out people with a valid document.
   * @throws AppError VALIDATION_FAILED for people without evidence, where no reason is given
   */
  async issue(tx: EntityManager, by: { id: string }, { kind, candidates, overrideReason }: Issue) {
    const unproven = candidates.find(({ evidenceAt }) => evidenceAt === null);
    if (unproven && overrideReason === undefined) throw errors.noEvidence(kind, nameOf(unproven));
    const facts = await this.facts(tx, kind);
    const made = candidates.map((one) => newDocument(one, facts(one), overrideReason ?? null));
    return this.insert(tx, by, kind, made);
  }

  /** Of a job: also leaves out people without evidence. @returns how many were issued, and those with none, with the reason */
  async issueSome(
    tx: EntityManager,
    by: PermittedUser,
    { kind, subjectIds }: { kind: DocumentKind; subjectIds: string[] },
  ) {
    const asked = { kind, hidden: this.hidden.ids(by), subjectIds };
    const found = new Map(
      (await findCandidates(tx, asked)).map((one) => [one.subjectId, one] as const),
    );
    const facts = await this.facts(tx, kind);
    const outcomes = subjectIds.map((subjectId) => {
      const candidate = found.get(subjectId);
      if (!candidate) return { subjectId, reason: 'not-listed' as const };
      if (candidate.evidenceAt === null) return { subjectId, reason: 'no-evidence' as const };
      try {
        return newDocument(candidate, facts(candidate), null);
      } catch {
        return { subjectId, reason: 'texts' as const };
      }
    });
    const made = outcomes.flatMap((one) => ('reason' in one ? [] : [one]));
    const problems = outcomes.flatMap((one) => ('reason' in one ? [one] : []));
    return { issued: (await this.insert(tx, by, kind, made)).length, problems };
  }

  /** @returns a function that throws for texts which cannot be filled with the values of a person */
  private async facts(tx: EntityManager, kind: DocumentKind) {
    const { id, document } = await this.editions.current(tx);
    const layout = await this.layouts.of(tx, id, kind);
    return (candidate: Candidate) => factsOf(kind, candidate, document, layout);
  }

  private async insert(
    tx: EntityManager,
    { id: by }: { id: string },
    kind: DocumentKind,
    made: NewDocument[],
  ): Promise<NewDocument[]> {
    const { id: editionId } = await this.editions.current(tx);
    const documents = JSON.stringify(made);
    const inserted = await insertDocuments.all(tx, {
      ...{ editionId, kind, by, now: this.clock.now(), documents },
    });
    await this.audit.recordAll(
      tx,
      inserted.map(({ id, overrideReason: reason }) => ({
        actorId: by,
        action: reason === null ? 'document.issued' : 'document.issued-without-evidence',
        subject: { type: 'document', id },
        after: kind,
      })),
    );
    const ids = new Set(inserted.map(({ id }) => id));
    return made.filter(({ id }) => ids.has(id));
  }
}

function newDocument(
  { subjectId, userId, registrationId, paperId, evidenceAt }: Candidate,
  facts: DocumentFacts,
  overrideReason: string | null,
): NewDocument {
  return {
    ...{ id: newId(), number: makeDocumentNumber(), facts },
    ...{ subjectId, userId, registrationId, paperId },
    overrideReason: evidenceAt === null ? overrideReason : null,
  };
}
