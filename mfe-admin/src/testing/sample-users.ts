import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type AdminUser = components['schemas']['AdminUser'];
type Held = components['schemas']['HeldPermission'];
type Details = components['schemas']['AdminUserDetails'];

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
    createdAt: '2025-10-13T08:42:00.000Z',
    version: 1,
    ...differences,
  };
}

type Records = Pick<Details, 'twoFactorSince' | 'registrations' | 'papers' | 'sessions' | 'emails'>;
const nothing: Records = {
  twoFactorSince: null,
  registrations: [],
  papers: [],
  sessions: [],
  emails: [],
};

/** `asked` holds the queries, `sent` the changes; `change` acts as another admin. */
export function serveUsers(
  users: AdminUser[],
  records: Partial<Records> = {},
  held: Held[] = [{ permission: 'owner', topics: [], tracks: [], expiresAt: null }],
) {
  const rows = new Map(users.map((user) => [user.id, user]));
  const asked: Record<string, string>[] = [];
  const sent: unknown[] = [];

  function change(id: string, differences: Partial<AdminUser>): AdminUser {
    const before = rows.get(id) ?? sampleUser(1);
    const after = { ...before, ...differences, version: before.version + 1 };
    rows.set(id, after);
    return after;
  }

  server.use(
    http.get('/api/v1/admin/users', ({ request, response }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const all = [...rows.values()];
      return response(200).json({
        items: query.role ? all.filter(({ role }) => role === query.role) : all,
        nextCursor: null,
        counts: countsOf(all),
      });
    }),
    http.get('/api/v1/admin/users/{id}', ({ params, response }) => {
      const user = rows.get(params.id);
      return user
        ? response(200).json(detailsOf(user, { ...nothing, ...records }))
        : response('default').json(refusal(404, 'NOT_FOUND', 'This user does not exist.'), s404);
    }),
    http.get('/api/v1/admin/users/{id}/permissions', ({ response }) =>
      response(200).json({ permissions: held }),
    ),
    http.put(
      '/api/v1/admin/users/{id}/permissions/{permission}',
      async ({ params, request, response }) => {
        const { expiresAt, topics = [], tracks = [] } = await request.json();
        held = [...held, { permission: params.permission, topics, tracks, expiresAt }];
        return response(200).json({ permissions: held });
      },
    ),
    http.delete('/api/v1/admin/users/{id}/permissions/{permission}', ({ params, response }) => {
      held = held.filter(({ permission }) => permission !== params.permission);
      return response(200).json({ permissions: held });
    }),
    http.patch('/api/v1/admin/users/{id}', async ({ params, request, response }) => {
      const { version, ...body } = await request.json();
      sent.push(body);
      const before = rows.get(params.id) ?? sampleUser(1);
      if (version !== before.version) {
        const text = 'This account has been changed meanwhile.';
        return response('default').json(refusal(409, 'CHANGED_MEANWHILE', text), { status: 409 });
      }
      const { role = before.role, disabled: isDisabled = before.isDisabled } = body;
      return response(200).json(change(params.id, { role, isDisabled }));
    }),
  );
  return { asked, sent, change };
}

const s404 = { status: 404 } as const;

const refusal = (statusCode: number, code: 'NOT_FOUND' | 'CHANGED_MEANWHILE', message: string) => ({
  statusCode,
  code,
  message,
  requestId: 'sample',
});

function countsOf(users: AdminUser[]) {
  const having = (role: string) => users.filter((user) => user.role === role).length;
  return {
    all: users.length,
    researcher: having('researcher'),
    reviewer: having('reviewer'),
    admin: having('admin'),
    unverified: users.filter((user) => !user.isEmailVerified).length,
    disabled: users.filter((user) => user.isDisabled).length,
  };
}

function detailsOf(user: AdminUser, records: Records): Details {
  const { registrations, papers, sessions, emails } = records;
  return {
    ...user,
    ...records,
    counts: {
      registrations: registrations.length,
      papers: papers.length,
      sessions: sessions.length,
      emails: emails.length,
    },
  };
}
