import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { type Mail, MailOutbox } from '../mail/mail-outbox.js';
import type { RecordedDecision } from '../papers/paper-decisions.service.js';
import type { ChairCase } from './chair-papers.js';

type DecisionMail = Extract<Mail, { kind: 'paper-decision' }>;

/** The mails to whoever submitted a paper. Each names its cause, so a repeat writes no second one. */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly config: Config,
    private readonly outbox: MailOutbox,
  ) {}

  async inReview(tx: EntityManager, about: ChairCase): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'paper-in-review',
      to: about.owner.email,
      data: this.factsOf(about),
      cause: causeOf('paper-in-review', about),
    });
  }

  async turnedBack(tx: EntityManager, about: ChairCase, note: string): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'paper-turned-back',
      to: about.owner.email,
      data: { ...this.factsOf(about), note },
      cause: causeOf('paper-turned-back', about),
    });
  }

  async deskRejected(tx: EntityManager, about: ChairCase, reason: string): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'paper-desk-rejected',
      to: about.owner.email,
      data: { ...this.factsOf(about), reason },
      cause: causeOf('paper-desk-rejected', about),
    });
  }

  async decided(tx: EntityManager, about: ChairCase, decision: RecordedDecision): Promise<void> {
    await this.outbox.add(tx, this.decision(about, decision));
  }

  /** The mail that releasing a decision sends; for a preview too. */
  decision(about: ChairCase, { id, decision, noteToAuthors }: RecordedDecision): DecisionMail {
    const { correctionsBy, paymentBy } = about.paper;
    return {
      kind: 'paper-decision',
      to: about.owner.email,
      data: {
        ...this.factsOf(about),
        decision,
        note: noteToAuthors,
        correctionsBy: decision.endsWith('corrections') ? correctionsBy : null,
        paymentBy: decision === 'accepted' ? paymentBy : null,
      },
      cause: `paper-decision:${id}`,
    };
  }

  async reopened(tx: EntityManager, about: ChairCase): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'paper-reopened',
      to: about.owner.email,
      data: this.factsOf(about),
      cause: causeOf('paper-reopened', about),
    });
  }

  private factsOf({ paper, owner }: ChairCase) {
    return {
      firstName: owner.firstName,
      number: paper.number,
      title: paper.title,
      link: `${this.config.publicUrl}/papers/${paper.id}`,
    };
  }
}

/** A paper can be turned back, or opened again, more than once. */
function causeOf(kind: string, { paper }: ChairCase): string {
  return `${kind}:${paper.id}:${paper.revision}`;
}
