import { isNamedIn } from '../../papers/paper-authors.sql.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { currentReviewForm, timeZoneOf } from '../../conference/editions/current-edition.sql.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import type { EntityManager } from 'typeorm';
import { tokenHash } from '../../identity/credentials/random-token.js';

/*
 * Reads `papers`, `paper_versions`, `paper_authors` and `users` (the chair's name) for invited reviewers.
 */

/** Without anything that identifies the authors. */
const invitations = db
  .selectFrom('review_invitations as i')
  .innerJoin('papers as p', 'p.id', 'i.paper_id')
  .select(({ selectFrom, ref }) => [
    'i.id',
    timeZoneOf(ref('p.edition_id')).as('timeZone'),
    'i.paper_id as paperId',
    'i.round',
    'i.email',
    'i.created_at as createdAt',
    'i.due_at as dueAt',
    'i.expires_at as expiresAt',
    'i.invited_by as invitedBy',
    selectFrom('users')
      .select(sql<string>`first_name || ' ' || last_name`.as('name'))
      .whereRef('id', '=', 'i.invited_by')
      .as('chairName'),
    'i.override_reason as overrideReason',
    'i.responded_at as respondedAt',
    'p.number as paperNumber',
    'p.title as paperTitle',
    'p.kind as paperKind',
    'p.topic',
    'p.abstract',
    'p.keywords',
    selectFrom('paper_versions as v')
      .select('v.pages')
      .whereRef('v.paper_id', '=', 'p.id')
      .where(({ ref }) => ref('v.is_submitted'))
      .where('v.stage', '<>', 'camera-ready')
      .orderBy('v.number', 'desc')
      .limit(1)
      .as('pages'),
    currentReviewForm.as('reviewForm'),
    sql<boolean>`p.status = 'under-review' AND p.round = i.round`.as('isOpen'),
    selectFrom('reviews').select('reviewer_id').whereRef('id', '=', 'i.review_id').as('reviewerId'),
  ]);

const byToken = (p: { hash: Buffer }) => invitations.where('i.token_hash', '=', p.hash);
const findInvitation = statement(byToken);
const lockInvitation = statement((p: { hash: Buffer }) => byToken(p).forUpdate('i').forShare('p'));

const lockOpen = statement((p: { email: string; now: Date }) =>
  invitations
    .where(({ eb, ref }) => eb(emailKeyOf(ref('i.email')), '=', emailKeyOf(p.email)))
    .where('i.responded_at', 'is', null)
    .where('i.expires_at', '>', p.now)
    .orderBy('i.id')
    .forUpdate('i')
    .forShare('p'),
);

const findAuthored = statement((p: { paperId: string; userId: string; email: string }) =>
  db
    .selectFrom('papers as p')
    .select('p.id')
    .where('p.id', '=', p.paperId)
    .where(({ or, eb, ref }) =>
      or([eb('p.owner_id', '=', p.userId), isNamedIn(ref('p.id'), p.email)]),
    ),
);

export type InvitationRow = Awaited<ReturnType<typeof findInvitation.one>>;

/** @param lock locks invitation and paper until the transaction ends */
export async function invitationOf(
  tx: EntityManager,
  token: string,
  lock = false,
): Promise<InvitationRow | undefined> {
  const invitation = lock ? lockInvitation : findInvitation;
  return invitation.first(tx, { hash: tokenHash(token) });
}

export async function openInvitationsTo(
  tx: EntityManager,
  email: string,
  now: Date,
): Promise<InvitationRow[]> {
  const rows = await lockOpen.all(tx, { email, now });
  return rows.filter(({ isOpen }) => isOpen);
}

/** By account or email address. */
export async function isAuthor(
  tx: EntityManager,
  paperId: string,
  person: { id: string; email: string },
): Promise<boolean> {
  const asked = { paperId, userId: person.id, email: person.email };
  const found = await findAuthored.first(tx, asked);
  return found !== undefined;
}
