import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../identity/accounts/users.service.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import type { LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/core/new-id.js';
import { PaperHandler } from '../handlers/paper-handler.entity.js';
import { shepherdAnswered, shepherdReleased } from './organiser.emails.js';
import type { ShepherdAnswer } from './paper-shepherd.entity.js';
import {
  shepherdAssigned,
  shepherdCancelled,
  shepherdReminder,
  shepherdRevision,
} from './shepherd.emails.js';

type About = Pick<LockedPaper, 'id' | 'number' | 'title' | 'verifyBy'>;

/** Skips disabled accounts. */
@Injectable()
export class ShepherdEmails {
  constructor(
    private readonly users: UsersService,
    private readonly partners: PaperPartners,
    private readonly outbox: EmailOutbox,
    private readonly config: Config,
  ) {}

  async assigned(tx: EntityManager, paper: LockedPaper, shepherdId: string): Promise<void> {
    const found = await this.find(tx, paper, shepherdId);
    if (!found) return;
    const { to, facts, link } = found;
    const isRevised = paper.status === 'revision-submitted';
    const data = { ...facts, link, verifyBy: paper.verifyBy, isRevised };
    const cause = causeOf('shepherd-assigned', shepherdId);
    await this.outbox.add(tx, { template: shepherdAssigned, to, data, cause });
  }

  async revised(tx: EntityManager, paper: About, shepherdId: string): Promise<void> {
    await this.due(tx, shepherdRevision, paper, shepherdId);
  }

  async remind(tx: EntityManager, paper: About, shepherdId: string): Promise<void> {
    await this.due(tx, shepherdReminder, paper, shepherdId);
  }

  async cancelled(tx: EntityManager, paper: About, shepherdId: string): Promise<void> {
    const found = await this.find(tx, paper, shepherdId);
    if (!found) return;
    const data = { ...found.facts, link: `${this.config.publicUrl}/reviewers` };
    const cause = causeOf('shepherd-cancelled', shepherdId);
    await this.outbox.add(tx, { template: shepherdCancelled, to: found.to, data, cause });
  }

  /** To organisers. */
  async released(tx: EntityManager, paper: About, shepherdId: string): Promise<void> {
    const { organisers, facts, cause } = await this.forOrganisers(tx, paper, shepherdId);
    const emails = organisers.map(({ id, email: to, firstName }) => ({
      ...{ template: shepherdReleased, to, data: { firstName, ...facts } },
      cause: `shepherd-released:${id}:${cause}`,
    }));
    await this.outbox.addAll(tx, emails);
  }

  /** To organisers. */
  async answered(
    tx: EntityManager,
    paper: About,
    shepherdId: string,
    answer: ShepherdAnswer,
  ): Promise<void> {
    const { organisers, facts, cause } = await this.forOrganisers(tx, paper, shepherdId);
    const emails = organisers.map(({ id, email: to, firstName }) => ({
      ...{ template: shepherdAnswered, to, data: { firstName, ...facts, answer } },
      cause: `shepherd-answered:${id}:${cause}`,
    }));
    await this.outbox.addAll(tx, emails);
  }

  /** The paper's handler, or all who may decide on it. */
  private async forOrganisers(tx: EntityManager, paper: About, shepherdId: string) {
    const shepherd = await this.users.find(tx, shepherdId);
    const all = (await this.partners.organisers(tx, paper.id)).filter(
      ({ id }) => id !== shepherdId,
    );
    const handler = await tx.findOneBy(PaperHandler, { paperId: paper.id });
    const handling = all.filter(({ id }) => id === handler?.userId);
    return {
      organisers: handling.length > 0 ? handling : all,
      facts: {
        ...{ number: paper.number, title: paper.title },
        link: `${this.config.publicUrl}/admin/papers/${paper.id}`,
        shepherd: shepherd ? `${shepherd.firstName} ${shepherd.lastName}` : '',
      },
      cause: newId(),
    };
  }

  private async due(
    tx: EntityManager,
    template: typeof shepherdRevision,
    paper: About,
    shepherdId: string,
  ): Promise<void> {
    const found = await this.find(tx, paper, shepherdId);
    if (!found) return;
    const { to, facts, link } = found;
    const data = { ...facts, link, verifyBy: paper.verifyBy };
    await this.outbox.add(tx, { template, to, data, cause: causeOf(template.kind, shepherdId) });
  }

  private async find(tx: EntityManager, { id, number, title }: About, shepherdId: string) {
    const person = await this.users.findEnabled(tx, shepherdId);
    if (!person) return undefined;
    return {
      to: person.email,
      facts: { firstName: person.firstName, paperNumber: number ?? 0, paperTitle: title },
      link: `${this.config.publicUrl}/reviewers/papers/${id}/shepherding`,
    };
  }
}

const causeOf = (kind: string, shepherdId: string) => `${kind}:${shepherdId}:${newId()}`;
