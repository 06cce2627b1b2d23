import { createHash } from 'node:crypto';
import { In, IsNull, Raw, type FindOptionsWhere } from 'typeorm';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import type { Registration } from './registration.entity.js';

export type RegistrationKey = Pick<
  Registration,
  'editionId' | 'userId' | 'browserHash' | 'contentHash' | 'paperId' | 'email'
>;

/** Mirrors the unique indexes: per paper, account, browser with email, and anonymous form. */
export function existingRegistration(key: RegistrationKey): FindOptionsWhere<Registration>[] {
  const { editionId, userId, browserHash, contentHash, paperId, email } = key;
  const status = In(LIVE_REGISTRATION_STATUSES);
  if (paperId) return [{ paperId, status }];
  if (userId) return [{ editionId, userId, type: 'participant', status }];
  const sameAddress = Raw((column) => `email_key(${column}) = email_key(:email)`, { email });
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

export function contentHashOf(content: Content): Buffer {
  const { academicCategory, packageId, title, firstName, lastName } = content;
  const { email, organization, position, country, phone } = content;
  const person = { title, firstName, lastName, email, organization, position, country, phone };
  const text = JSON.stringify({ academicCategory, packageId, ...person });
  return createHash('sha256').update(text).digest();
}
