import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Message = components['schemas']['AdminEnquiry'];
type Application = components['schemas']['AdminApplication'];
type Change = components['schemas']['InboxChange'];
type Reply = components['schemas']['InboxReply'];
type Handled = Pick<
  Message,
  'id' | 'state' | 'note' | 'version' | 'handledAt' | 'handledBy' | 'hold' | 'correspondence'
>;

const fresh: Omit<Handled, 'id'> & Pick<Message, 'assignee'> = {
  correspondence: [],
  state: 'new',
  note: null,
  assignee: null,
  version: 1,
  handledAt: null,
  handledBy: null,
  hold: null,
};
const createdAt = '2025-10-13T08:42:00.000Z';

export function sampleEnquiry(n: number, differences: Partial<Message> = {}): Message {
  return {
    id: `00000000-0000-4000-8000-00000000040${n}`,
    name: `Writer Number${n}`,
    email: `writer${n}@example.org`,
    subject: `Question ${n}`,
    category: n % 2 ? 'General Inquiry' : 'Registration',
    message: 'Do you write letters of invitation?\nThank you.',
    createdAt,
    ...fresh,
    ...differences,
  };
}

export function sampleApplication(n: number, differences: Partial<Application> = {}): Application {
  return {
    id: `00000000-0000-4000-8000-00000000050${n}`,
    firstName: 'Applicant',
    lastName: `Number${n}`,
    email: `applicant${n}@example.org`,
    country: 'Kenya',
    affiliation: 'University (sample)',
    cv: { fileId: `00000000-0000-4000-8000-00000000060${n}`, name: 'cv.pdf', bytes: 48_000 },
    createdAt,
    ...fresh,
    ...differences,
  };
}

class SampleRows<Row extends Handled> {
  readonly asked: Record<string, string>[] = [];
  private readonly rows: Map<string, Row>;

  constructor(rows: Row[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  page(request: Request) {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    this.asked.push(query);
    const all = [...this.rows.values()];
    const having = (state: string) => all.filter((row) => row.state === state);
    return {
      items: query.state ? having(query.state) : all,
      nextCursor: null,
      counts: {
        all: all.length,
        new: having('new').length,
        read: having('read').length,
        done: having('done').length,
      },
    };
  }

  find(id: string): Row {
    const row = this.rows.get(id);
    if (!row) throw new Error(`There is no sample row ${id}.`);
    return row;
  }

  set(row: Row): Row {
    this.rows.set(row.id, row);
    return row;
  }

  /** @returns undefined when the row has changed since `version` */
  change(id: string, { version, assigneeId, ...change }: Change): Row | undefined {
    const before = this.find(id);
    if (before.version !== version) return undefined;
    const by = { handledBy: 'Ada Sample', handledAt: createdAt, version: version + 1 };
    const assignee = ASSIGNEES.find((person) => person.id === assigneeId) ?? null;
    const after = { ...before, ...change, assignee, ...by };
    return this.set(after);
  }

  /** As without a hold. @returns undefined when the row has changed since `version` */
  reply(id: string, { version, text, state }: Reply): Row | undefined {
    const { correspondence } = this.find(id);
    const after = this.change(id, { state, note: null, version });
    if (!after) return undefined;
    const letter = { id: `${id.slice(0, -3)}8${version}0`, kind: 'sent' as const, email: null };
    const rest = { name: 'Ada Sample', body: text, at: createdAt, delivery: 'queued' as const };
    const replied = { ...after, correspondence: [...correspondence, { ...letter, ...rest }] };
    return this.set(replied);
  }
}

const late = {
  statusCode: 409,
  code: 'CHANGED_MEANWHILE' as const,
  message: 'This row changed since it was read.',
  requestId: 'sample',
};
const status409 = { status: 409 } as const;

const ASSIGNEES = [{ id: '00000000-0000-4000-8000-000000000701', name: 'Kofi Sample' }];

const assignees = http.get('/api/v1/admin/enquiries/assignees', ({ response }) =>
  response(200).json({ people: ASSIGNEES }),
);

export function serveEnquiries(messages: Message[]) {
  const rows = new SampleRows(messages);
  server.use(
    assignees,
    http.get('/api/v1/admin/enquiries', ({ request, response }) =>
      response(200).json(rows.page(request)),
    ),
    http.get('/api/v1/admin/enquiries/{id}', ({ params, response }) =>
      response(200).json(rows.find(params.id)),
    ),
    http.patch('/api/v1/admin/enquiries/{id}', async ({ params, request, response }) => {
      const after = rows.change(params.id, await request.json());
      return after ? response(200).json(after) : response('default').json(late, status409);
    }),
    http.post('/api/v1/admin/enquiries/{id}/replies', async ({ params, request, response }) => {
      const after = rows.reply(params.id, await request.json());
      return after ? response(200).json(after) : response('default').json(late, status409);
    }),
  );
  return rows;
}

export function serveApplications(applications: Application[]) {
  const rows = new SampleRows(applications);
  const downloads: unknown[] = [];
  server.use(
    assignees,
    http.get('/api/v1/admin/applications', ({ request, response }) =>
      response(200).json(rows.page(request)),
    ),
    http.get('/api/v1/admin/applications/{id}', ({ params, response }) =>
      response(200).json(rows.find(params.id)),
    ),
    http.patch('/api/v1/admin/applications/{id}', async ({ params, request, response }) => {
      const after = rows.change(params.id, await request.json());
      return after ? response(200).json(after) : response('default').json(late, status409);
    }),
    http.post('/api/v1/downloads', async ({ request, response }) => {
      downloads.push(await request.json());
      return response(201).json({ url: '#cv' });
    }),
  );
  return { rows, downloads };
}
