/** Whom a text can mention, by the name after "@". */
export interface Participant {
  key: string;
  name: string;
  /** Who it is, where the writer may know. */
  hint: string | null;
}

/** What is typed after the "@" in front of the caret. */
export interface Typed {
  /** Of the "@". */
  start: number;
  query: string;
}

// As the server finds mentions: no "@" within a word or an address.
const TYPED = /(?<![\p{L}\p{N}@_.])@([^@\n]{0,60})$/u;

export function typedAt(text: string, caret: number): Typed | null {
  const [, query] = TYPED.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

/** Those with a word that starts as the query, in their order. */
export function matching(participants: readonly Participant[], query: string): Participant[] {
  const wanted = query.toLocaleLowerCase();
  if (wanted.startsWith(' ')) return [];
  return participants.filter(({ name, hint }) =>
    [name, hint ?? ''].some((text) => ` ${text.toLocaleLowerCase()}`.includes(` ${wanted}`)),
  );
}
