import type { Right, User } from '../session';

function person(id: number, role: User['role'], firstName: string, isEmailVerified = true): User {
  return {
    id: `00000000-0000-4000-8000-00000000000${id}`,
    email: `${firstName.toLowerCase()}@example.org`,
    firstName,
    lastName: 'Sample',
    title: 'Dr',
    organization: 'University (sample)',
    position: 'Lecturer',
    country: 'Nigeria',
    phone: null,
    role,
    isEmailVerified,
  };
}

export const people = {
  plain: person(1, 'researcher', 'Amina'),
  unverified: person(2, 'researcher', 'Uma', false),
  reviewer: person(3, 'reviewer', 'Rui'),
  admin: person(4, 'admin', 'Ada'),
};

const everyRight: Record<Right, true> = {
  'overview:read': true,
  'papers:read': true,
  'papers:write': true,
  'payments:read': true,
  'payments:write': true,
  'check-in:write': true,
  'periods:unlock': true,
  'people:read': true,
  'people:write': true,
  'edition:read': true,
  'edition:write': true,
  'site:write': true,
  'reviewing:write': true,
  'fees:write': true,
  'enquiries:read': true,
  'enquiries:write': true,
  'emails:read': true,
  'emails:write': true,
  'bulk-emails:write': true,
  'documents:write': true,
  'visa-letters:read': true,
  'visa-letters:write': true,
  'notices:write': true,
  'audit:read': true,
  'front-ends:read': true,
  'files:read': true,
  'samples:write': true,
};

/** Every right for an administrator, as an owner. */
export const rightsOf = ({ role }: User): readonly Right[] =>
  role === 'admin' ? (Object.keys(everyRight) as Right[]) : [];
