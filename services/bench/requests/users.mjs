import { cursorTo, momentOf } from './cursor.mjs';

const person = (n) => `5eed0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

export async function userRequests(client, size) {
  const half = Math.floor(size / 2);
  const newest = await cursorTo(
    client,
    '-createdAt',
    `SELECT ${momentOf('created_at')} AS value, id FROM users
      ORDER BY created_at DESC, id DESC OFFSET ${half} LIMIT 1`,
  );
  const byName = await cursorTo(
    client,
    'name',
    `SELECT sort_name AS value, id FROM users ORDER BY sort_name, id OFFSET ${half} LIMIT 1`,
  );
  const versions = new Map();
  return [
    { name: 'users, first page', plain: 'list', bar: 1.3, path: () => '/admin/users' },
    { name: 'users, middle', bar: 1.3, path: () => `/admin/users?cursor=${newest}` },
    {
      name: 'users by name, middle',
      bar: 1.3,
      path: () => `/admin/users?sort=name&cursor=${byName}`,
    },
    { name: 'users, reviewers', bar: 1.3, path: () => '/admin/users?role=reviewer&sort=name' },
    { name: 'users, search of no one', bar: 3, path: (n) => `/admin/users?q=zebra%20${n}` },
    { name: 'users, search of all', bar: 3, path: () => '/admin/users?q=person' },
    { name: 'users, search', bar: 3, path: (n) => `/admin/users?q=person${1000 + n}%40` },
    { name: 'a person', plain: 'open', bar: 1.3, path: (n) => `/admin/users/${person(100 + n)}` },
    {
      name: 'change of a role',
      plain: 'save',
      bar: 1.3,
      method: 'PATCH',
      // Odd ones: seeded reviewers have even numbers.
      path: (n) => `/admin/users/${person(1001 + 2 * (n % 500))}`,
      body(n) {
        const version = (versions.get(n % 500) ?? 0) + 1;
        versions.set(n % 500, version);
        return { role: version % 2 ? 'reviewer' : 'researcher', version };
      },
    },
  ];
}
