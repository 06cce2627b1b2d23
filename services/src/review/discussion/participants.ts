import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.participants', {
  reviewer: 'Reviewer {alias, number}',
  metaReviewer: 'Meta-reviewer',
  chair: 'Chair',
  chairHint: 'The organisers of this paper',
  sameName: '{name} ({count, number})',
});

/** What a comment keeps of a mention. The name depends on who reads it. */
export type ParticipantKey =
  | `reviewer:${number}`
  | 'meta-reviewer'
  | 'chair'
  | `organiser:${string}`;

export interface Participant {
  key: ParticipantKey;
  /** Written after "@". */
  name: string;
  /** Of the person, for organisers only. */
  hint: string | null;
}

export const reviewerKey = (alias: number): ParticipantKey => `reviewer:${alias}`;
export const organiserKey = (id: string): ParticipantKey => `organiser:${id}`;

/** As reviewers read it, in which all organisers are "Chair". */
export function aliasOf(key: string): string {
  const [kind, id] = key.split(':');
  if (kind === 'reviewer') return texts.reviewer({ alias: Number(id) });
  return kind === 'meta-reviewer' ? texts.metaReviewer : texts.chair;
}

/** By their aliases. */
export const underAliases = (keys: ParticipantKey[]): Participant[] =>
  keys.map((key) => ({ key, name: aliasOf(key), hint: null }));

/** For organisers: aliases of reviewers with their names, and names of organisers. */
export function underNames(
  reviewers: { key: ParticipantKey; name: string }[],
  organisers: { id: string; name: string }[],
): Participant[] {
  const chair = { key: 'chair' as const, name: texts.chair, hint: texts.chairHint };
  const named = organisers.map(({ id, name }, index) => {
    const earlier = organisers.slice(0, index).filter((other) => other.name === name).length;
    const unique = earlier === 0 ? name : texts.sameName({ name, count: earlier + 1 });
    return { key: organiserKey(id), name: unique, hint: null };
  });
  return [
    ...reviewers.map(({ key, name }) => ({ key, name: aliasOf(key), hint: name })),
    chair,
    ...named,
  ];
}
