import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { Paper } from './paper.entity.js';

export interface Recipient {
  email: string;
  firstName: string;
}
type About = Pick<Paper, 'id' | 'number' | 'title' | 'revision'>;

/** The mails that answer what an author does, or does not do. One act mails once. */
@Injectable()
export class AuthorMails {
  constructor(
    private readonly config: Config,
    private readonly outbox: MailOutbox,
  ) {}

  async received(tx: EntityManager, to: Recipient, paper: About, acknowledgeBy: Date) {
    const facts = this.factsOf(to, paper);
    await this.outbox.add(tx, {
      kind: 'paper-received',
      to: to.email,
      data: { ...facts, number: paper.number ?? 0, acknowledgeBy },
      cause: `paper-received:${paper.id}:${paper.revision}`,
    });
  }

  async corrected(tx: EntityManager, to: Recipient, paper: About, verifyBy: Date) {
    await this.outbox.add(tx, {
      kind: 'corrections-received',
      to: to.email,
      data: { ...this.factsOf(to, paper), verifyBy },
      cause: `corrections-received:${paper.id}:${paper.revision}`,
    });
  }

  async withdrawn(tx: EntityManager, to: Recipient, paper: About) {
    await this.outbox.add(tx, {
      kind: 'paper-withdrawn',
      to: to.email,
      data: this.factsOf(to, paper),
      cause: `paper-withdrawn:${paper.id}`,
    });
  }

  /** Once for each date that corrections are asked by. */
  async correctionsDue(tx: EntityManager, to: Recipient, paper: About, correctionsBy: Date) {
    await this.outbox.add(tx, {
      kind: 'corrections-due',
      to: to.email,
      data: { ...this.factsOf(to, paper), correctionsBy },
      cause: `corrections-due:${paper.id}:${correctionsBy.toISOString()}`,
    });
  }

  private factsOf({ firstName }: Recipient, { id, number, title }: About) {
    return { firstName, number, title, link: `${this.config.publicUrl}/papers/${id}` };
  }
}
