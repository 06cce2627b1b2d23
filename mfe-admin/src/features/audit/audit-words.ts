import { paths } from '@plenary/kit/paths';
import { adminPaths } from '../../paths';
import { inWords } from '../../states/in-words';
import type { AuditRow } from './audit.api';
import { texts } from './texts';

/** Who did it, by name. */
export function actorOf({ actor }: AuditRow): string {
  return actor ? (actor.name ?? texts.erased) : texts.nobody;
}

/** Ids that the database made tell a reader nothing; others are names, as of a list. */
const MADE = /^[\da-f-]{36}$|^\d+$/;

/** What it was done to, by name where it has one. */
export function subjectOf({ subject: { type, id, name } }: AuditRow): string {
  return name ?? (MADE.test(id) ? inWords(type) : `${inWords(type)}: ${id}`);
}

/** What became what, or which fields changed. */
export function changeOf({ before, after, fields }: AuditRow): string {
  const states = [before, after].filter((state) => state !== null).map(inWords);
  return states.length > 0 ? states.join(' → ') : fields.map(inWords).join(', ');
}

/** Where the thing itself is shown. */
export function placeOf({ subject: { type, id } }: AuditRow): string | undefined {
  switch (type) {
    case 'user':
      return adminPaths.user.href({ userId: id });
    case 'payment':
      return `${paths.adminPayments.href()}?item=${id}`;
    case 'contact-message':
      return `${adminPaths.messages.href()}?item=${id}`;
    case 'committee-application':
      return `${adminPaths.applications.href()}?item=${id}`;
    case 'mail':
      return `${adminPaths.mail.href()}?item=${id}`;
    default:
      return undefined;
  }
}
