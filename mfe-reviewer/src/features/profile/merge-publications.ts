import type { Publication } from './expertise.api';

export const MAX_PUBLICATIONS = 100;

export interface Merged {
  publications: Publication[];
  added: number;
  /** Titles that are in the list already, or twice among those found. */
  repeated: number;
  /** Above the limit. */
  leftOut: number;
}

/** The list with those found that it lacks, by their titles in any case. */
export function mergePublications(listed: Publication[], found: Publication[]): Merged {
  const titles = new Set(listed.map(titleOf));
  const fresh = found.filter((each) => {
    const isKnown = titles.has(titleOf(each));
    titles.add(titleOf(each));
    return !isKnown;
  });
  const added = fresh.slice(0, Math.max(0, MAX_PUBLICATIONS - listed.length));
  return {
    publications: [...listed, ...added],
    added: added.length,
    repeated: found.length - fresh.length,
    leftOut: fresh.length - added.length,
  };
}

const titleOf = ({ title }: Publication) => title.toLowerCase();
