import * as z from 'zod/mini';
import type { Audience, BulkEmail, Draft } from './bulk-emails.api';

type OfPapers = Extract<Audience, { kind: 'papers' }>;

const text = z.string();

/** Of all groups: the fields of another group keep their input while it is not shown. */
export const schema = z.object({
  kind: z.enum(['announcement', 'bulk-message']),
  group: z.enum(['people', 'papers', 'registrations', 'pasted']),
  ...{ role: text, country: text, to: text, reviews: text, status: text, type: text, topic: text },
  ...{
    track: text,
    tag: text,
    registration: text,
    packageId: text,
    payment: text,
    addresses: text,
  },
  ...{ subject: text, body: text },
  /** Keys of people. */
  except: z.array(text),
});
export type Values = z.output<typeof schema>;

/** Filters of the list of papers that the form has fields for. */
const FIELDS = ['status', 'type', 'topic', 'track', 'tag', 'registration'] as const;

const EMPTY: Values = {
  ...{ kind: 'bulk-message', group: 'people', role: '', country: '', to: 'submitters' },
  ...{
    reviews: '',
    status: '',
    type: '',
    topic: '',
    track: '',
    tag: '',
    registration: '',
    packageId: '',
  },
  ...{ payment: '', addresses: '', subject: '', body: '', except: [] },
};

/** A value of a select is one of its options. */
const set = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as object;

/** @param others filters of the list of papers without a field */
export function audienceOf(values: Values, others: Record<string, string>): Audience {
  const { except } = values;
  return { ...groupOf(values, others), ...(except.length > 0 && { except }) };
}

function groupOf(values: Values, others: Record<string, string>): Audience {
  const { group, role, country, to, reviews, packageId, payment, addresses } = values;
  if (group === 'people') return { kind: group, ...set({ role, country }) };
  if (group === 'registrations') return { kind: group, ...set({ packageId, payment, country }) };
  if (group === 'pasted')
    return { kind: group, addresses: addresses.split(/[\s,;<>]+/).filter(Boolean) };
  const { status, type, topic, track, tag, registration } = values;
  const filters = { ...others, ...set({ status, type, topic, track, tag, registration }) };
  return {
    kind: group,
    to: to as OfPapers['to'],
    ...(to === 'reviewers' && set({ reviews })),
    filters: { sort: 'number', ...filters },
  };
}

export const draftOf = (values: Values, others: Record<string, string>): Draft => ({
  ...{ kind: values.kind, subject: values.subject, body: values.body },
  audience: audienceOf(values, others),
});

interface Start {
  values: Values;
  others: Record<string, string>;
}

export function startOf(email: BulkEmail): Start {
  const { kind, subject, body, audience } = email;
  const { except = [] } = audience;
  const values = { ...EMPTY, kind, subject, body, except, group: audience.kind };
  if (audience.kind === 'pasted')
    return { values: { ...values, addresses: audience.addresses.join('\n') }, others: {} };
  if (audience.kind === 'people') {
    const { role = '', country = '' } = audience;
    return { values: { ...values, role, country }, others: {} };
  }
  if (audience.kind === 'registrations') {
    const { packageId = '', payment = '', country = '' } = audience;
    return { values: { ...values, packageId, payment, country }, others: {} };
  }
  const { to, reviews = '', filters } = audience;
  const papers = ofFilters(filters);
  return { values: { ...values, to, reviews, ...papers.values }, others: papers.others };
}

/** From the address: the filters of the list of papers that led here. */
export function startAt(search: URLSearchParams): Start {
  const group = search.get('group');
  if (group !== 'papers') return { values: EMPTY, others: {} };
  const { values, others } = ofFilters(Object.fromEntries(search));
  return { values: { ...EMPTY, group, ...values }, others };
}

/** @param filters of the address of the list of papers */
export function ofFilters(filters: Record<string, string>) {
  const values = Object.fromEntries(FIELDS.map((name) => [name, filters[name] ?? '']));
  const skipped: string[] = [...FIELDS, 'sort', 'group', 'cursor', 'item', 'columns'];
  const others = Object.fromEntries(
    Object.entries(filters).filter(([name]) => !skipped.includes(name)),
  );
  return { values: values as Pick<Values, (typeof FIELDS)[number]>, others };
}
