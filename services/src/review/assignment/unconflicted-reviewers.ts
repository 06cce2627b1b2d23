import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../identity/accounts/users.service.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { ReviewerPool } from './assignment.read-model.js';
import { mustBeUnconflicted, reviewerNotFound } from './assignments.errors.js';

/** For tasks that weigh the work of others, where a conflict of interest cannot be overridden. */
@Injectable()
export class UnconflictedReviewers {
  constructor(
    private readonly users: UsersService,
    private readonly pool: ReviewerPool,
  ) {}

  /** @throws AppError NOT_FOUND; CONFLICT with the conflict of interest */
  async find(tx: EntityManager, paperId: string, id: string): Promise<PresentedUser> {
    const user = await this.users.findEnabled(tx, id);
    if (!user || user.role === 'researcher') throw reviewerNotFound();
    const authors = (await this.pool.authorsOf(tx, [paperId])).get(paperId);
    const compared = await this.pool.compare(tx, user);
    const conflict = authors ? compared.conflictWith(paperId, authors) : null;
    if (!authors || !conflict) return user;
    const name = `${user.firstName} ${user.lastName}`;
    throw mustBeUnconflicted(name, conflict, compared.sharedInstitution(authors));
  }
}
