import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { countAwaitedMetaReviews } from '../../review/meta-reviews/meta-reviews.read-model.js';
import { countAwaitedShepherdings } from '../../review/shepherds/shepherds.read-model.js';
import { countAwaitedReviews } from '../../review/reviews/review.read-model.js';
import type { OpenWork } from './open-work.schema.js';
import { WorkQueue } from './work-queue.js';

@Injectable()
export class OpenWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: WorkQueue,
    private readonly clock: Clock,
  ) {}

  /** One row for the caller's reviews, meta-reviews and revisions to verify, one for the queue of the dashboard. */
  async read(user: AuthenticatedUser): Promise<OpenWork> {
    const tx = this.dataSource.manager;
    const reviews = await countAwaitedReviews(tx, user.id);
    const metaReviews = await countAwaitedMetaReviews(tx, user.id, this.clock.now());
    const shepherdings = await countAwaitedShepherdings(tx, user.id);
    const queue = hasRight(user, 'overview:read') ? await this.queue.read(user) : [];
    const needsYou = queue.reduce((sum, { count }) => sum + count, 0);
    const items: OpenWork['items'] = [
      { kind: 'reviews', count: reviews + metaReviews + shepherdings },
      { kind: 'dashboard', count: needsYou },
    ];
    return { items: items.filter(({ count }) => count > 0) };
  }
}
