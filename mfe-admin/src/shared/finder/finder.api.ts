import { api, unwrap, type components } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useMay, type Right } from '@plenary/kit/session';
import { paperState } from '@plenary/kit/states';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';

type Schemas = components['schemas'];

const HIT_KINDS = ['papers', 'people', 'payments'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** What a line of the results leads to: one of a kind, or the list of all that match. */
export interface Hit {
  kind: HitKind;
  id: string;
  to: string;
  title: string;
  detail?: string;
  paper?: ReturnType<typeof paperState>;
  payment?: Schemas['AdminPaymentRow']['state'];
}

/** The rights to read the kinds. */
export const HIT_RIGHTS: Record<HitKind, Right> = {
  papers: 'papers:read',
  people: 'people:read',
  payments: 'payments:read',
};

/** Fewer would match almost everything. */
export const LEAST_CHARACTERS = 2;

/** Of each kind. */
const SHOWN = 5;

/** The first matches of each kind that the organiser may read, by the searches of their lists. */
export function useHits(q: string) {
  const may = useMay();
  const kinds = HIT_KINDS.filter((kind) => may(HIT_RIGHTS[kind]));
  const isAsked = q.length >= LEAST_CHARACTERS;
  const query = useQuery({
    queryKey: ['admin', 'finder', kinds, q],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(kinds.map((kind) => readers[kind](q, signal)));
      return found.flat();
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { ...query, hits: isAsked && !query.isError ? (query.data ?? NONE) : NONE };
}

/** One array, which the combobox compares. */
const NONE: Hit[] = [];

const readers: Record<HitKind, (q: string, signal: AbortSignal) => Promise<Hit[]>> = {
  papers: async (q, signal) => {
    const query = { q, limit: SHOWN };
    const page = await unwrap(api.GET('/api/v1/admin/papers', { params: { query }, signal }));
    return ofKind('papers', page, paths.adminPapers.href(), q, paperHit);
  },
  people: async (q, signal) => {
    const query = { q, limit: SHOWN };
    const page = await unwrap(api.GET('/api/v1/admin/users', { params: { query }, signal }));
    return ofKind('people', page, paths.adminUsers.href(), q, personHit);
  },
  payments: async (q, signal) => {
    const query = { q, limit: SHOWN };
    const page = await unwrap(api.GET('/api/v1/admin/payments', { params: { query }, signal }));
    return ofKind('payments', page, paths.adminPayments.href(), q, paymentHit);
  },
};

/** The list of all follows the first ones where there are more. */
function ofKind<Row>(
  kind: HitKind,
  page: { items: Row[]; nextCursor: string | null },
  list: string,
  q: string,
  hitOf: (row: Row) => Omit<Hit, 'kind'>,
): Hit[] {
  const hits = page.items.map((row) => ({ kind, ...hitOf(row) }));
  const all = { kind, id: '', to: `${list}?${new URLSearchParams({ q }).toString()}`, title: '' };
  return page.nextCursor ? [...hits, all] : hits;
}

const paperHit = (paper: Schemas['AdminPaperRow']) => ({
  id: paper.id,
  to: adminPaths.paper.href({ paperId: paper.id }),
  title: `#${paper.number} · ${paper.title}`,
  detail: paper.authors,
  paper: paperState(paper),
});

const personHit = ({ id, firstName, lastName, email }: Schemas['AdminUser']) => ({
  id,
  to: adminPaths.user.href({ userId: id }),
  title: `${firstName} ${lastName}`,
  detail: email,
});

const paymentHit = (payment: Schemas['AdminPaymentRow']) => ({
  id: payment.id,
  to: `${paths.adminPayments.href()}?item=${payment.id}`,
  title: `${payment.firstName} ${payment.lastName}`,
  detail: payment.merchantReference,
  payment: payment.state,
});
