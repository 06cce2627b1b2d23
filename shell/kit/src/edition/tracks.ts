import type { Edition } from './edition';

export type Track = NonNullable<Edition['tracks']>[number];

/** Of papers with the topic; undefined for the conference itself. */
export function trackOf({ tracks = [] }: Edition, topic: string): Track | undefined {
  return tracks.find(({ topics }) => topics.includes(topic));
}

/** The limits for papers of a topic. */
export function limitsOf(edition: Edition, topic: string): Edition['limits'] {
  return { ...edition.limits, ...trackOf(edition, topic)?.limits };
}
