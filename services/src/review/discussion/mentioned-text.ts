import { aliasOf, type Participant, type ParticipantKey } from './participants.js';

export interface Mention {
  startsAt: number;
  /** With the @. */
  length: number;
  participant: string;
}

export interface MentionedText {
  text: string;
  mentions: Mention[];
}

/**
 * Finds the participants whose names the text has after "@", the longest name first. The text is kept under aliases,
 * so that it holds no name of an organiser.
 */
export function findMentions(text: string, participants: readonly Participant[]): MentionedText {
  if (participants.length === 0) return { text, mentions: [] };
  const keys = new Map<string, ParticipantKey>();
  for (const { name, key } of participants.toReversed()) keys.set(folded(name), key);
  const names = participants.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@_.])@(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}_])`,
    'giu',
  );
  const found = Array.from(text.matchAll(pattern), ({ index, 0: written, 1: name = '' }) => ({
    ...{ startsAt: index, length: written.length },
    participant: keys.get(folded(name)) ?? '',
  }));
  const known = found.filter(({ participant }) => participant !== '');
  return renamed({ text, mentions: known }, aliasOf);
}

/** The same text with other names at the places of its mentions. */
export function renamed(
  { text, mentions }: MentionedText,
  nameOf: (participant: string) => string,
): MentionedText {
  let result = '';
  let end = 0;
  const places: Mention[] = [];
  for (const { startsAt, length, participant } of mentions) {
    const name = `@${nameOf(participant)}`;
    result += text.slice(end, startsAt);
    places.push({ startsAt: result.length, length: name.length, participant });
    result += name;
    end = startsAt + length;
  }
  return { text: result + text.slice(end), mentions: places };
}

const folded = (name: string) => name.toLocaleLowerCase('en');
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
