import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { randomToken, tokenHash } from '../../identity/credentials/random-token.js';
import { type Email, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { PaperCoAuthor } from '../paper/paper-co-author.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import { PaperPartners } from '../paper/paper-partners.js';
import { authorshipLinkInvalid, denialFinal } from '../paper/papers.errors.js';
import { PaperTransitions } from '../transitions/paper-transitions.js';
import { CoAuthorEmails } from './co-author.emails.js';
import { findByToken, findUninvited } from './co-authors.read-model.js';
import type { Authorship } from './co-authors.schema.js';

type Named = NonNullable<Awaited<ReturnType<typeof findByToken.first>>>;

export type Submitter = Pick<AuthenticatedUser, 'email' | 'firstName' | 'lastName'>;

/** With the row of the author in `paper_co_authors`. */
export interface Invitation {
  id: string;
  email: string;
  firstName: string;
  token: string;
  tokenHash: Buffer;
}

export function invitationOf(author: { email: string; firstName: string }): Invitation {
  const token = randomToken();
  return { ...author, id: newId(), token, tokenHash: tokenHash(token) };
}

@Injectable()
export class CoAuthors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transitions: PaperTransitions,
    private readonly partners: PaperPartners,
    private readonly emails: CoAuthorEmails,
    private readonly outbox: EmailOutbox,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Emails each author of a submitted paper once, except the account that submitted it. */
  async invite(tx: EntityManager, paper: Paper, submitter: Submitter): Promise<void> {
    const { id: paperId } = paper;
    const authors = await findUninvited.all(tx, { paperId, email: submitter.email });
    if (authors.length === 0) return;
    const invitations = authors.map(invitationOf);
    const invitedAt = this.clock.now();
    const rows = invitations.map(({ id, email, tokenHash }) => ({ id, email, tokenHash }));
    await tx.insert(
      PaperCoAuthor,
      rows.map((row) => ({ ...row, paperId, invitedAt })),
    );
    await this.outbox.addAll(tx, this.emailsOf(invitations, paper, submitter));
  }

  emailsOf(invitations: Invitation[], paper: Paper, submitter: Submitter): Email[] {
    const names = `${submitter.firstName} ${submitter.lastName}`;
    return invitations.map(({ id: coAuthorId, ...to }) =>
      this.emails.invited({ ...to, coAuthorId, submitter: names }, paper),
    );
  }

  /** Changes nothing: programs open the links of emails. @throws AppError INVALID_LINK */
  async read(token: string): Promise<Authorship> {
    const found = await this.named(this.dataSource.manager, token);
    const { paperId, number, title, kind, name, email, submitter, deniedAt, isSettled } = found;
    return {
      ...{ paperId, paperNumber: number, paperTitle: title, paperKind: kind },
      ...{ name, email, submitter },
      deniedAt: deniedAt?.toISOString() ?? null,
      isUndoable: deniedAt !== null && !isSettled,
    };
  }

  /** Ends the access of the person; repeats change nothing. @throws AppError INVALID_LINK */
  async deny(token: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { paperId } = await this.named(tx, token);
      // A registration of the paper locks it as well, and then reads who its authors are.
      await this.transitions.lock(tx, paperId);
      const found = await this.named(tx, token);
      if (found.deniedAt) return;
      const deniedAt = this.clock.now();
      await tx.update(PaperCoAuthor, { id: found.id }, { deniedAt });
      await this.audit.record(tx, {
        actorId: null,
        action: 'paper.authorship-denied',
        subject: { type: 'paper', id: paperId },
      });
      await this.inform(tx, { ...found, deniedAt });
    });
  }

  /**
   * Undoes a denial until an organiser acts on the paper; repeats change nothing.
   * @throws AppError INVALID_LINK, CONFLICT
   */
  async undoDenial(token: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { paperId } = await this.named(tx, token);
      await this.transitions.lock(tx, paperId);
      const found = await this.named(tx, token);
      if (!found.deniedAt) return;
      if (found.isSettled) throw denialFinal();
      await tx.update(PaperCoAuthor, { id: found.id }, { deniedAt: null });
      await this.audit.record(tx, {
        actorId: null,
        action: 'paper.authorship-denial-undone',
        subject: { type: 'paper', id: paperId },
      });
      const undone = { ...denialOf(found), deniedAt: found.deniedAt };
      await this.emails.undone(tx, submitterOf(found), paperOf(found), undone);
      for (const organiser of await this.partners.organisers(tx, paperId)) {
        await this.emails.undone(tx, organiser, paperOf(found), undone);
      }
    });
  }

  private async inform(tx: EntityManager, found: Named & { deniedAt: Date }): Promise<void> {
    const paper = paperOf(found);
    const denial = { ...denialOf(found), deniedAt: found.deniedAt };
    await this.emails.denied(tx, submitterOf(found), paper, denial);
    for (const organiser of await this.partners.organisers(tx, paper.id)) {
      await this.emails.deniedForOrganisers(tx, organiser, paper, denial);
    }
  }

  private async named(tx: EntityManager, token: string): Promise<Named> {
    const found = await findByToken.first(tx, { hash: tokenHash(token) });
    if (!found) throw authorshipLinkInvalid();
    return found;
  }
}

const paperOf = ({ paperId: id, number, title }: Named) => ({ id, number, title });

const submitterOf = ({ submitterEmail: email, submitterFirstName: firstName }: Named) => ({
  email,
  firstName,
});

const denialOf = ({ id: coAuthorId, name, email, submitter }: Named) => ({
  coAuthorId,
  name,
  email,
  submitter,
});
