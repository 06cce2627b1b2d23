import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Administrators } from '../../identity/accounts/administrators.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { Counters } from '../../platform/counters/counters.service.js';
import { STATEMENTS } from './inbox.sql.js';
import type { InboxKind } from './inbox-kinds.js';
import { INBOX_STATES, type InboxState } from './inbox-states.js';
import type { Assignees, InboxChange, InboxCounts } from './inbox.schema.js';
import { changedMeanwhile, itemNotFound, notAssignable } from './inbox.errors.js';

@Injectable()
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly administrators: Administrators,
    private readonly audit: AuditService,
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  /** Equal values change nothing. @throws AppError NOT_FOUND; CHANGED_MEANWHILE */
  async change(
    actorId: string,
    { table, subject }: InboxKind,
    id: string,
    { version, state, note, assigneeId: chosen }: InboxChange,
  ): Promise<void> {
    const statements = STATEMENTS[table];
    await this.dataSource.transaction(async (tx) => {
      const before = await statements.lock.first(tx, { id });
      if (!before) throw itemNotFound();
      if (before.version !== version) throw changedMeanwhile();
      const assigneeId = chosen === undefined ? before.assigneeId : chosen;
      const fields = [
        ...(state === before.state ? [] : ['state']),
        ...(note === before.note ? [] : ['note']),
        ...(assigneeId === before.assigneeId ? [] : ['assigneeId']),
      ];
      if (fields.length === 0) return;
      if (fields.includes('assigneeId')) await this.expectAssignable(tx, assigneeId);
      const by = { handledBy: actorId, handledAt: this.clock.now() };
      const values = { id, state, note, assigneeId, ...by };
      await statements.handle.run(tx, values);
      await this.audit.record(tx, {
        actorId,
        action: `${subject}.handled`,
        subject: { type: subject, id },
        fields,
        before: before.state,
        after: state,
      });
    });
  }

  /** Who can handle messages, by name. */
  async assignees(tx: EntityManager = this.dataSource.manager): Promise<Assignees> {
    const found = await this.administrators.withRight(tx, 'enquiries:write');
    const people = found.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
    }));
    return { people: people.sort((a, b) => a.name.localeCompare(b.name)) };
  }

  private async expectAssignable(tx: EntityManager, assigneeId: string | null): Promise<void> {
    if (assigneeId === null) return;
    const { people } = await this.assignees(tx);
    if (!people.some(({ id }) => id === assigneeId)) throw notAssignable();
  }

  async count({ table }: InboxKind): Promise<InboxCounts> {
    const found = await this.counters.read(this.dataSource.manager, table);
    const counts = Object.fromEntries(
      INBOX_STATES.map((state) => [state, found[state] ?? 0]),
    ) as Record<InboxState, number>;
    return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }
}
