import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../identity/accounts/users.service.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import type { LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/core/new-id.js';
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
