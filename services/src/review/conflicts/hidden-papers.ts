import type { EntityManager } from 'typeorm';
import { authoredBy } from '../reviews/review.read-model.js';
import { paperReader } from './conflicted-papers.read-model.js';
import { findHidden } from './paper-of-file.read-model.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

/**
 * Of papers in the data of a person: those that the reader of the data must not find there. People read all that
 * they wrote themselves, but for papers of which they have become an author.
 */
export async function hiddenPapers(
  tx: EntityManager,
  personId: string,
  reader: PermittedUser,
  ids: string[],
): Promise<Set<string>> {
  if (reader.id === personId) return new Set(await authoredBy(tx, reader.id, ids));
  const hidden = await findHidden.all(tx, { ids, ...paperReader(reader) });
  return new Set(hidden.map(({ id }) => id));
}
