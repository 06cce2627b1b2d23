import type { Institution, ListedDomain } from './institutions.api';
import { texts } from './texts';

type Domain = Pick<Institution['domains'][number], 'domain' | 'fromYear' | 'untilYear'>;

/** "old.example 2001-2019", as it is typed. */
export function writtenDomain({ domain, fromYear, untilYear }: Domain): string {
  if (fromYear === null && untilYear === null) return domain;
  return `${domain} ${fromYear ?? ''}-${untilYear ?? ''}`;
}

/** For readers; empty without years. */
export function yearsOf({ fromYear, untilYear }: Domain): string {
  if (fromYear === null) return untilYear === null ? '' : texts.until({ year: String(untilYear) });
  if (untilYear === null) return texts.from({ year: String(fromYear) });
  return texts.years({ from: String(fromYear), until: String(untilYear) });
}

export const typedLines = (typed: string) => typed.split('\n').flatMap((line) => line.trim() || []);

const LINE = /^(\S+)(?:\s+\(?(\d{4})?\s*[-–]\s*(\d{4})?\)?)?$/;
const HAS_YEARS = /\s/;
const YEARS = { least: 1950, most: 2200 };

/** @returns the problem of a line; null without one */
export function problemOf(line: string): string | null {
  const read = domainOf(line);
  if (!read) return texts.yearsWrong({ line });
  const { domain, fromYear, untilYear } = read;
  const isReversed = (fromYear ?? 0) > (untilYear ?? Infinity);
  return isReversed ? texts.yearsReversed({ domain }) : null;
}

/** Undefined for a line that cannot be read. */
export function domainOf(line: string): Required<ListedDomain> | undefined {
  const [, domain, from, until] = LINE.exec(line) ?? [];
  if (domain === undefined || (HAS_YEARS.test(line) && !from && !until)) return undefined;
  const [fromYear, untilYear] = [yearOf(from), yearOf(until)];
  const isOutside = [fromYear, untilYear].some(
    (year) => year !== null && (year < YEARS.least || year > YEARS.most),
  );
  return isOutside ? undefined : { domain, fromYear, untilYear };
}

const yearOf = (typed: string | undefined) => (typed ? Number(typed) : null);
