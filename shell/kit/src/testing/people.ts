import type { User } from '../session';

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
