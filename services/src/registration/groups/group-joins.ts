import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { Group } from './group.entity.js';
import {
  groupClosed,
  groupFull,
  groupLinkInvalid,
  groupsNotOffered,
  notPaidFor,
} from './groups.errors.js';

export const GROUP_STATES = ['open', 'full', 'closed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

const countPeople = statement((p: { groupId: string }) =>
  db
    .selectFrom('payments as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .select(count().as('people'))
    .where('p.group_id', '=', p.groupId)
    .where('r.status', 'in', ['pending', 'completed']),
);

/** Who joins which group. The lock of the group's row keeps its people within the limit. */
@Injectable()
export class GroupJoins {
  constructor(private readonly clock: Clock) {}

  /** Before its lock. @throws AppError CLOSED where the conference offers no groups; INVALID_LINK */
  async invited(tx: EntityManager, edition: EditionSnapshot, token: string): Promise<Group> {
    if (!edition.document.groups.open) throw groupsNotOffered();
    const group = await tx.findOneBy(Group, { token, editionId: edition.id });
    if (!group) throw groupLinkInvalid();
    return group;
  }

  /** Until the transaction ends. Before any payment of the group is locked. */
  async lock(tx: EntityManager, id: string): Promise<Group | null> {
    return tx.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * For a registration that is about to be written, after `lock`.
   * @throws AppError CLOSED, SOLD_OUT; CONFLICT for a package that the group does not pay for
   */
  async expectPlace(tx: EntityManager, id: string, packageId: PackageId): Promise<void> {
    const group = await tx.findOneBy(Group, { id });
    if (!group) throw groupLinkInvalid();
    if (!paysFor(group, packageId)) throw notPaidFor(group);
    await this.expectOpen(tx, group);
  }

  /** @throws AppError CLOSED, SOLD_OUT */
  async expectOpen(tx: EntityManager, group: Group): Promise<void> {
    const state = this.stateOf(group, await this.people(tx, group.id));
    if (state === 'closed') throw groupClosed(group);
    if (state === 'full') throw groupFull(group);
  }

  /** With a live registration. */
  async people(tx: EntityManager, groupId: string): Promise<number> {
    return (await countPeople.one(tx, { groupId })).people;
  }

  stateOf(
    { closesAt, peopleLimit }: Pick<Group, 'closesAt' | 'peopleLimit'>,
    people: number,
  ): GroupState {
    if (closesAt && closesAt <= this.clock.now()) return 'closed';
    return people >= peopleLimit ? 'full' : 'open';
  }
}

export function paysFor({ packages }: Pick<Group, 'packages'>, packageId: PackageId): boolean {
  return packages.length === 0 || packages.includes(packageId);
}
