import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { countAwaitedReviews } from '../../review/reviews/review.read-model.js';
import type { OpenWork } from './open-work.schema.js';
import { WorkQueue } from './work-queue.js';

@Injectable()
export class OpenWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: WorkQueue,
  ) {}

  /** One row for the caller's reviews, one for the queue of the dashboard. */
  async read(user: AuthenticatedUser): Promise<OpenWork> {
    const reviews = await countAwaitedReviews(this.dataSource.manager, user.id);
    const queue = hasRight(user, 'overview:read') ? await this.queue.read(user) : [];
    const needsYou = queue.reduce((sum, { count }) => sum + count, 0);
    const items: OpenWork['items'] = [
      { kind: 'reviews', count: reviews },
      { kind: 'dashboard', count: needsYou },
    ];
    return { items: items.filter(({ count }) => count > 0) };
  }
}
