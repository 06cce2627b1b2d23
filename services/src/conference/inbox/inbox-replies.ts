import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { confirmationOf } from './correspondence.read-model.js';
import { changedMeanwhile, itemNotFound } from './inbox.errors.js';
import type { InboxReply } from './inbox.schema.js';
import { RECIPIENTS, STATEMENTS } from './inbox.sql.js';
import { INBOX_KINDS, type InboxKind } from './inbox-kinds.js';
import { inboxReply } from './inbox-reply.email.js';

/** What organisers reply by email to enquiries and applications. */
@Injectable()
export class InboxReplies implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: EmailOutbox,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    for (const kind of Object.values(INBOX_KINDS)) {
      this.kinds.add<InboxReply>(kind.reply, 'enquiries:write', (tx, act) =>
        this.sendNow(tx, act.actor.id, kind, act.subjectId, act.payload),
      );
    }
  }

  /** On hold first. @throws AppError NOT_FOUND; CHANGED_MEANWHILE; CONFLICT while another reply is on hold */
  async reply(actorId: string, kind: InboxKind, id: string, reply: InboxReply): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const item = await STATEMENTS[kind.table].lock.first(tx, { id });
      const recipient = await RECIPIENTS[kind.table].first(tx, { id });
      if (!item || !recipient) throw itemNotFound();
      if (item.version !== reply.version) throw changedMeanwhile();
      const subject = { type: kind.subject, id };
      const act = { kind: kind.reply, subject, label: recipient.label, actorId, payload: reply };
      await this.holds.act(tx, act, (tx) => this.sendNow(tx, actorId, kind, id, reply));
    });
  }

  /**
   * Its note and assignee stay as they are then, and an item that the person made new again during the hold stays new.
   * @throws AppError NOT_FOUND for one that was erased during the hold
   */
  private async sendNow(
    tx: EntityManager,
    actorId: string,
    kind: InboxKind,
    id: string,
    { text, state: chosen, version }: InboxReply,
  ): Promise<void> {
    const { lock, handle, addReply } = STATEMENTS[kind.table];
    const before = await lock.first(tx, { id });
    const recipient = await RECIPIENTS[kind.table].first(tx, { id });
    if (!before || !recipient) throw itemNotFound();
    const isNewAgain = before.state === 'new' && before.version !== version;
    const state = isNewAgain ? 'new' : chosen;
    const now = this.clock.now();
    const replyId = newId();
    await addReply.run(tx, { id: replyId, itemId: id, authorId: actorId, body: text, now });
    const { note, assigneeId } = before;
    await handle.run(tx, { id, state, note, assigneeId, handledBy: actorId, handledAt: now });
    const { name, email, subject, message } = recipient;
    const follows = (await confirmationOf(tx, kind, id)) ?? null;
    await this.outbox.add(tx, {
      template: inboxReply,
      to: email,
      data: { name, subject, message, body: text, follows },
      cause: `${kind.reply}:${id}:${replyId}`,
    });
    await this.audit.record(tx, {
      actorId,
      action: `${kind.subject}.replied`,
      subject: { type: kind.subject, id },
      before: before.state,
      after: state,
    });
  }
}
