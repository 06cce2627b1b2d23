import { createHash } from 'node:crypto';
import { In, IsNull, Raw, type FindOptionsWhere } from 'typeorm';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import type { Registration } from './registration.entity.js';

export type Seat = Pick<
  Registration,
  'editionId' | 'userId' | 'browserHash' | 'contentHash' | 'paperId' | 'email'
>;

/**
 * Finds the live registration that holds a seat, as the unique indexes of the table see it: one for
 * each paper; one participant for each account; one for each browser and address; and one for each
 * equal form that nobody signed in sent.
 */
export function holderOf(seat: Seat): FindOptionsWhere<Registration>[] {
  const { editionId, userId, browserHash, contentHash, paperId, email } = seat;
  const status = In(LIVE_REGISTRATION_STATUSES);
  if (paperId) return [{ paperId, status }];
  if (userId) return [{ editionId, userId, type: 'participant', status }];
  const sameAddress = Raw((column) => `lower(${column}) = lower(:email)`, { email });
  return [
    { editionId, userId: IsNull(), contentHash, status },
    ...(browserHash
      ? [{ editionId, userId: IsNull(), browserHash, email: sameAddress, status }]
      : []),
  ];
}

type Content = Pick<
  Registration,
  | 'academicCategory'
  | 'packageId'
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'organization'
  | 'position'
  | 'country'
  | 'phone'
>;

/** The hash of all that was typed and chosen. */
export function contentHashOf(content: Content): Buffer {
  const { academicCategory, packageId, title, firstName, lastName } = content;
  const { email, organization, position, country, phone } = content;
  const person = { title, firstName, lastName, email, organization, position, country, phone };
  const text = JSON.stringify({ academicCategory, packageId, ...person });
  return createHash('sha256').update(text).digest();
}
