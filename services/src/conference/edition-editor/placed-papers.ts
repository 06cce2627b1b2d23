import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { EditionDraft } from '../editions/edition-draft.schema.js';
import { texts } from '../editions/edition.texts.js';
import type { Problem } from '../editions/rules/problem.js';
import { placedNumbers } from '../editions/schedule.schema.js';
import { SchedulePapers } from '../editions/schedule-papers.js';
import type { StoredRevision } from './admin-editions.query.js';

@Injectable()
export class PlacedPapers {
  constructor(private readonly papers: SchedulePapers) {}

  /**
   * Of papers that a draft places, and that its organiser may not place, nor see in a preview. A placed paper that
   * is withdrawn later must not keep other sections from being saved: visitors do not see it.
   */
  async problems(
    tx: EntityManager,
    now: StoredRevision,
    { schedule }: EditionDraft,
    organiser: AuthenticatedUser,
  ): Promise<Problem[]> {
    const known = placedNumbers(now.draft.schedule);
    const added = placedNumbers(schedule).filter((number) => !known.includes(number));
    const placeable = await this.papers.placeable(tx, now.id, added, organiser);
    const refused = added.filter((number) => !placeable.includes(number));
    return schedule.flatMap(({ items }, day) =>
      items.flatMap(({ papers = [] }, item) =>
        papers.flatMap(({ number }, at): Problem[] => {
          const field = `schedule.${day}.items.${item}.papers.${at}.number`;
          const text = texts.paperUnknown({ number: String(number) });
          return refused.includes(number) ? [[field, text]] : [];
        }),
      ),
    );
  }
}
