import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { countRemovedAdministrators, findAdministrators } from './administrators.read-model.js';

/** Longer than a stolen session of an administrator lives, and than its absence stays unnoticed. */
const ESTABLISHED_AFTER = 7 * DAY;

/** Receivers of notices that concern the whole installation, and the second pair of eyes. */
@Injectable()
export class Administrators {
  constructor(private readonly clock: Clock) {}

  /**
   * Every enabled administrator. An established one has had this access for a week: a stolen session
   * can make accounts administrators, but not established ones.
   */
  all(tx: EntityManager) {
    return findAdministrators.all(tx, { since: this.since() });
  }

  /** Whether an administrator lost access within a week, so that one who is the only one may not always have been. */
  async wereReduced(tx: EntityManager): Promise<boolean> {
    const { removed } = await countRemovedAdministrators.one(tx, { since: this.since() });
    return removed > 0;
  }

  private since(): Date {
    return after(this.clock.now(), -ESTABLISHED_AFTER);
  }
}
