import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { BY_TOPIC, holdersOf, type Right } from '../../platform/http/policy/rights.js';
import { HeldActors } from '../../platform/holds/held-actors.js';
import { validAt } from '../users/permissions.sql.js';
import {
  countRemovedAdministrators,
  findAdministrator,
  findAdministrators,
} from './administrators.read-model.js';

/** Longer than a stolen session of an administrator lives, and than its absence stays unnoticed. */
const ESTABLISHED_AFTER = 7 * DAY;

/** Receivers of notices that concern the whole installation, and the second pair of eyes. */
@Injectable()
export class Administrators extends HeldActors {
  constructor(private readonly clock: Clock) {
    super();
  }

  async find(tx: EntityManager, id: string) {
    const found = await findAdministrator.first(tx, { id });
    return found && { ...found, permissions: validAt(this.clock.now(), found.permissions) };
  }

  /**
   * Every enabled administrator with a right to the whole conference. An established one has had this access for a week: a stolen session
   * can make accounts administrators and grant permissions, but not make established ones.
   */
  withRight(tx: EntityManager, right: Right) {
    const permissions = holdersOf(right).filter((permission) => !BY_TOPIC.includes(permission));
    return findAdministrators.all(tx, { permissions, since: this.since(), now: this.clock.now() });
  }

  /** Whether an administrator lost the right within a week, so that one who is the only one may not always have been. */
  async wereReduced(tx: EntityManager, right: Right): Promise<boolean> {
    const { removed } = await countRemovedAdministrators.one(tx, {
      permissions: holdersOf(right),
      since: this.since(),
    });
    return removed > 0;
  }

  private since(): Date {
    return after(this.clock.now(), -ESTABLISHED_AFTER);
  }
}
