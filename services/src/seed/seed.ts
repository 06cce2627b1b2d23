import type { ClientBase } from 'pg';
import { seedPapers } from './seed-papers.js';
import { seedReviews } from './seed-reviews.js';
import { seedRegistrations } from './seed-registrations.js';
import { seedUsers } from './seed-users.js';

export interface Sizes {
  users: number;
  /** At most as many as users. */
  registrations: number;
  papers: number;
  /** None, when left out. */
  reviews?: number;
}

/**
 * Fills a migrated database that has an edition with sample data, the same in every run. What an
 * earlier run made stays, so a larger size adds the difference.
 * @param passwordHash that all seeded people sign in with
 */
export async function seed(client: ClientBase, sizes: Sizes, passwordHash: string): Promise<void> {
  const { users, registrations, papers, reviews = 0 } = sizes;
  await client.query('BEGIN');
  // What was just written has no statistics yet, and the next statements join it.
  const count = () => client.query('ANALYZE users, papers, paper_authors');
  await seedUsers(client, users, passwordHash);
  await seedRegistrations(client, Math.min(registrations, users));
  await count();
  await seedPapers(client, papers, users);
  await count();
  await seedReviews(client, reviews);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}
