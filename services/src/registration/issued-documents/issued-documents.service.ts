import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { readPage } from '../../platform/lists/keyset.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import {
  type Candidate,
  candidateLists,
  countCandidates,
  findCandidates,
  longestName,
} from './candidates.read-model.js';
import { factsOf } from './document-facts.js';
import { DocumentIssuing, nameOf } from './document-issuing.js';
import type { IssuedKind } from '../document-layouts/document-kinds.js';
import type { Layout } from '../document-layouts/document-layouts.schema.js';
import { DocumentLayouts } from '../document-layouts/document-layouts.service.js';
import { countRevoked, revokedDocuments } from './revoked-documents.read-model.js';
import { sampleCandidate, sampleDetails } from './sample-candidate.js';
import { groupedNumber, parseDocumentNumber } from './document-number.js';
import type { WrittenDocument } from './shown-document.js';
import * as errors from './issued-documents.errors.js';
import type * as schema from './issued-documents.schema.js';
import * as rows from './issued-documents.sql.js';

/** A number that cannot be verified. */
export const PREVIEW_NUMBER = '0000000000000';

/** Certificates, letters of acceptance and badges: who can have them, and those that were issued. */
@Injectable()
export class IssuedDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly layouts: DocumentLayouts,
    private readonly issuing: DocumentIssuing,
    private readonly hidden: HiddenSubjects,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(reader: PermittedUser, query: schema.DocumentsQuery) {
    const { kind, state, q } = query;
    const hidden = this.hidden.ids(reader);
    const filters = { state, q, hidden };
    const page = await readPage(this.dataSource, candidateLists[kind], filters, query);
    const counts = await countCandidates(this.dataSource, { kind, hidden });
    return { items: page.rows.map(present), nextCursor: page.nextCursor, counts };
  }

  /** Newest first, with the reasons that verifying readers do not get. */
  async revoked(reader: PermittedUser, query: schema.RevokedQuery) {
    const hidden = this.hidden.ids(reader);
    const filters = { kind: query.kind, q: query.q, hidden };
    const page = await readPage(this.dataSource, revokedDocuments, filters, query);
    const items = page.rows.flatMap(({ facts, number, revokedAt, replacedBy, ...one }) =>
      revokedAt
        ? {
            ...one,
            ...{ name: facts?.name ?? null, paper: facts?.paper ?? null },
            number: groupedNumber(number),
            revokedAt: revokedAt.toISOString(),
            replacedBy: replacedBy && groupedNumber(replacedBy),
          }
        : [],
    );
    const counts = { all: await countRevoked(this.dataSource, hidden) };
    return { items, nextCursor: page.nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND for a person who is not listed */
  async read(reader: PermittedUser, { kind, subjectId }: schema.CandidateId) {
    const filters = { state: 'all' as const, subjectId, hidden: this.hidden.ids(reader) };
    const one = { sort: 'name', limit: 1 } as const;
    const { rows: found } = await readPage(this.dataSource, candidateLists[kind], filters, one);
    if (!found[0]) throw errors.personNotFound();
    return present(found[0]);
  }

  /**
   * People with a valid document are left out.
   * @returns how many were issued
   * @throws AppError VALIDATION_FAILED for people without evidence, where no reason is given; NOT_FOUND
   */
  issue(organiser: PermittedUser, { kind, subjectIds, overrideReason }: schema.Issue) {
    return this.dataSource.transaction(async (tx) => {
      const asked = { kind, hidden: this.hidden.ids(organiser), subjectIds };
      const candidates = await findCandidates(tx, asked);
      if (candidates.length < new Set(subjectIds).size) throw errors.personNotFound();
      const issued = await this.issuing.issue(tx, organiser, { kind, candidates, overrideReason });
      return { issued: issued.length };
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION for one that is not valid */
  revoke(organiser: PermittedUser, id: string, { reason }: schema.End) {
    return this.dataSource.transaction(async (tx) => {
      await this.end(tx, organiser, id, reason);
      const subject = { type: 'document', id };
      await this.audit.record(tx, { actorId: organiser.id, action: 'document.revoked', subject });
      return { issued: 0 };
    });
  }

  /**
   * By one with the facts and texts of now.
   * @throws AppError as `revoke`; NOT_FOUND also where the person is not listed any more
   */
  replace(organiser: PermittedUser, id: string, { reason }: schema.End) {
    return this.dataSource.transaction(async (tx) => {
      const { kind, subjectId, overrideReason } = await this.end(tx, organiser, id, reason);
      const hidden = this.hidden.ids(organiser);
      const candidates = await findCandidates(tx, { kind, hidden, subjectIds: [subjectId] });
      const [made] = await this.issuing.issue(tx, organiser, {
        ...{ kind, candidates, overrideReason: overrideReason ?? reason },
      });
      if (!made) throw errors.personNotFound();
      await rows.linkReplacement.run(tx, { id, by: made.id });
      const subject = { type: 'document', id };
      await this.audit.record(tx, { actorId: organiser.id, action: 'document.replaced', subject });
      return { id: made.id, number: groupedNumber(made.number) };
    });
  }

  async own(userId: string) {
    const found = await rows.findOwnDocuments.all(this.dataSource, { userId });
    const items = found.flatMap(({ id, kind, number, facts, issuedAt }) =>
      facts
        ? {
            ...{ id, kind, number: groupedNumber(number), paper: facts.paper, event: facts.event },
            issuedAt: issuedAt.toISOString(),
          }
        : [],
    );
    return { items };
  }

  /** What a document states. Says as little of an unknown number as of one that cannot exist. */
  async verify(typed: string): Promise<schema.Verified> {
    const number = parseDocumentNumber(typed);
    const nothing = { endedAt: null, facts: null };
    if (number === undefined) return { state: 'mistyped', number: null, ...nothing };
    const shown = groupedNumber(number);
    const found = await rows.findByNumber.first(this.dataSource, { number });
    if (!found) return { state: 'unknown', number: shown, ...nothing };
    const { kind, facts, issuedAt, endedAt } = found;
    return {
      state: stateOf(found),
      number: shown,
      endedAt: endedAt?.toISOString() ?? null,
      facts: facts && {
        ...{ kind, title: facts.texts.title, name: facts.name, role: facts.role, mode: facts.mode },
        ...{ paper: facts.paper, event: facts.event, date: facts.date },
        issuedAt: issuedAt.toISOString(),
      },
    };
  }

  /**
   * Of the longest name of the list, or of a sample where no one is listed.
   * @throws AppError VALIDATION_FAILED for texts that may not be used
   */
  async preview(
    organiser: PermittedUser,
    kind: IssuedKind,
    unsaved?: Layout,
  ): Promise<WrittenDocument> {
    const tx = this.dataSource.manager;
    const hidden = this.hidden.ids(organiser);
    const longest = kind === 'invitation' ? undefined : await longestName(tx, { kind, hidden });
    const candidate = longest ?? sampleCandidate(kind);
    const { id, document } = await this.editions.current(tx);
    if (unsaved && kind !== 'badge') this.layouts.checked(kind, unsaved);
    const facts = factsOf(kind, candidate, document, await this.layouts.of(tx, id, kind, unsaved));
    const details = kind === 'invitation' ? { details: sampleDetails } : {};
    return { kind, number: PREVIEW_NUMBER, facts, issuedAt: this.clock.now(), ...details };
  }

  private async end(tx: EntityManager, organiser: PermittedUser, id: string, reason: string) {
    const document = await rows.lockDocument(tx, { id, hidden: this.hidden.ids(organiser) });
    if (!document) throw errors.documentNotFound();
    if (document.revokedAt) throw errors.documentRevoked();
    await rows.endDocument.run(tx, { id, reason, by: organiser.id, now: this.clock.now() });
    return document;
  }
}

type Listed = Candidate & {
  documentId: string | null;
  number: string | null;
  issuedAt: Date | null;
  overrideReason: string | null;
};

/** Revoked by no one: its facts were erased. */
function stateOf({ endedAt, replacedBy, revokedBy }: rows.FoundByNumber): schema.Verified['state'] {
  if (!endedAt) return 'valid';
  if (replacedBy) return 'replaced';
  return revokedBy ? 'revoked' : 'erased';
}

function present(row: Listed): schema.CandidateAnswer {
  const { subjectId, registrationId, affiliation, country, role, mode, paper } = row;
  const { documentId, number, issuedAt, overrideReason, evidenceAt } = row;
  return {
    ...{ subjectId, registrationId, name: nameOf(row), affiliation, country, role, mode, paper },
    evidenceAt: evidenceAt?.toISOString() ?? null,
    document:
      documentId && number && issuedAt
        ? {
            ...{ id: documentId, number: groupedNumber(number), overrideReason },
            issuedAt: issuedAt.toISOString(),
          }
        : null,
  };
}
