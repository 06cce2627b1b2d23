import { toMinute } from '../reviews/review-versions.js';
import type { CommentRow } from './discussion.read-model.js';
import { renamed } from './mentioned-text.js';
import { aliasOf, organiserKey, reviewerKey } from './participants.js';

/** Names each field, so that nothing that identifies a person leaves. @param own whom a mention of the reader names */
export function presentForReviewer(row: CommentRow, own: string | null) {
  const { id, alias, isOwn, isNew, mentionsYou, postedAt } = row;
  return {
    ...{ id, alias, isOwn, isNew, mentionsYou, postedAt: toMinute(postedAt) },
    ...textOf(row, aliasOf, (key) => key === own),
  };
}

/** With the names of organisers. */
export function presentForChair(row: CommentRow, userId: string) {
  const { id, alias, author, isOwn, isNew, mentionsYou, postedAt } = row;
  const names = new Map(row.mentions.map(({ participant, organiser }) => [participant, organiser]));
  const own = [organiserKey(userId), ...(mentionsYou ? ['chair'] : [])];
  return {
    ...{ id, alias, author, isOwn, isNew, mentionsYou, postedAt: postedAt.toISOString() },
    ...textOf(
      row,
      (key) => names.get(key) ?? aliasOf(key),
      (key) => own.includes(key),
    ),
  };
}

/** Of a reviewer who takes part. */
export const ownKey = ({ alias }: { alias: number | null }) =>
  alias === null ? null : reviewerKey(alias);

function textOf(
  { text: kept, mentions: places }: CommentRow,
  nameOf: (key: string) => string,
  isYou: (key: string) => boolean,
) {
  if (kept === null) return { text: null, mentions: [] };
  const { text, mentions } = renamed({ text: kept, mentions: places }, nameOf);
  return {
    text,
    mentions: mentions.map(({ startsAt, length, participant }) => ({
      ...{ startsAt, length, isYou: isYou(participant) },
    })),
  };
}
