import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type AdminUser = components['schemas']['AdminUser'];

export function sampleUser(n: number, differences: Partial<AdminUser> = {}): AdminUser {
  return {
    id: `00000000-0000-4000-8000-00000000020${n}`,
    email: `person${n}@example.org`,
    firstName: 'Person',
    lastName: `Number${n}`,
    title: null,
    organization: 'University (sample)',
    position: null,
    country: 'Kenya',
    phone: null,
    role: 'researcher',
    isEmailVerified: true,
    isDisabled: false,
    version: 1,
    createdAt: '2025-10-13T08:42:00.000Z',
    ...differences,
  };
}

/** The accounts of the simulated server. `asked` holds the queries, `sent` the changes. */
export function serveUsers(users: AdminUser[]) {
  const rows = new Map(users.map((user) => [user.id, user]));
  const asked: Record<string, string>[] = [];
  const sent: unknown[] = [];
  server.use(
    http.get('/api/v1/admin/users', ({ request, response }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const all = [...rows.values()];
      const having = (role: string) => all.filter((user) => user.role === role);
      return response(200).json({
        items: query.role ? having(query.role) : all,
        nextCursor: null,
        counts: {
          all: all.length,
          researcher: having('researcher').length,
          reviewer: having('reviewer').length,
          admin: having('admin').length,
          unverified: all.filter((user) => !user.isEmailVerified).length,
          disabled: all.filter((user) => user.isDisabled).length,
        },
      });
    }),
    http.patch('/api/v1/admin/users/{id}', async ({ params, request, response }) => {
      const change = await request.json();
      sent.push(change);
      const before = rows.get(params.id) ?? sampleUser(1);
      const { role = before.role, disabled: isDisabled = before.isDisabled } = change;
      rows.set(params.id, { ...before, role, isDisabled });
      return response(200).json({ ...before, role, isDisabled });
    }),
  );
  return { asked, sent };
}
