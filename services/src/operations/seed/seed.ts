import type { ClientBase } from 'pg';
import { seedPapers } from './seed-papers.js';
import { seedReviews } from './seed-reviews.js';
import { seedRegistrations } from './seed-registrations.js';
import { seedUsers } from './seed-users.js';

export interface Sizes {
  users: number;
  registrations: number;
  papers: number;
  reviews?: number;
  reviewers?: number;
}

/** Deterministic: a larger size adds the difference to an earlier run. */
export async function seed(client: ClientBase, sizes: Sizes, passwordHash: string): Promise<void> {
  const { users, registrations, papers, reviews = 0, reviewers } = sizes;
  await client.query('BEGIN');
  // New rows have no statistics yet, and the next statements join them.
  const count = () => client.query('ANALYZE users, papers, paper_authors');
  await seedUsers(client, users, passwordHash, reviewers);
  await seedRegistrations(client, Math.min(registrations, users));
  await count();
  await seedPapers(client, papers, users);
  await count();
  await seedReviews(client, reviews);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}
