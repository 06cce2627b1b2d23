import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { checkedDomains, DomainRefused } from './institution-domains.js';
import {
  institutionNameSchema,
  type ListedDomain,
  listedDomainSchema,
} from './institutions.schema.js';
import { texts } from './institutions.texts.js';

const MOST_LINES = 5000;

export interface InstitutionLine {
  line: number;
  name: string;
  /** Empty with a problem. */
  domains: ListedDomain[];
  /** As it is written. */
  written: string[];
  problem: string | null;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** A line with a problem is kept with it. @throws AppError VALIDATION_FAILED for a file without lines */
export function institutionLines(text: string): InstitutionLine[] {
  const [head, ...rows] = parsed(text.replace(/^\uFEFF/, ''));
  const columns = head?.record.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [nameAt, domainsAt] = [columns.indexOf('name'), columns.indexOf('domains')];
  if (nameAt < 0 || domainsAt < 0) throw refused(texts.noColumns);
  if (rows.length > MOST_LINES) throw refused(texts.tooManyLines({ most: MOST_LINES }));
  const names = new Map<string, number>();
  const domains = new Map<string, number>();
  return rows.map(({ record, info }) => {
    const read = lineOf(info.lines, record[nameAt] ?? '', record[domainsAt] ?? '');
    const problem = read.problem ?? repeated(read, names, domains);
    return problem === null ? read : { ...read, domains: [], problem };
  });
}

function parsed(text: string): Parsed[] {
  const separator = /^[^\n]*;/.test(text) && !/^[^\n]*,/.test(text) ? ';' : ',';
  try {
    return parse(text, {
      ...{ delimiter: separator, relax_column_count: true, relax_quotes: true },
      ...{ info: true, skip_records_with_empty_values: true, skip_empty_lines: true },
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(texts.unreadable({ line: Number(error['lines'] ?? 1) }));
  }
}

function lineOf(line: number, name: string, typed: string): InstitutionLine {
  const written = typed.split(/[;,\n]/).flatMap((each) => each.trim() || []);
  const read = { line, name: name.trim().slice(0, 300), domains: [], written };
  if (read.name === '') return { ...read, problem: texts.noName };
  const named = institutionNameSchema.safeParse(name);
  if (!named.success) return { ...read, problem: named.error.issues[0]?.message ?? texts.noName };
  if (written.length === 0) return { ...read, problem: texts.noDomains };
  try {
    return { ...read, domains: checkedDomains(written.map(domainOf)), problem: null };
  } catch (error) {
    if (!(error instanceof DomainRefused)) throw error;
    return { ...read, problem: error.message };
  }
}

/** "ug.edu.gh", "old.example 2001-2019", "old.example -2019" */
function domainOf(written: string): ListedDomain {
  const [domain = '', years = ''] = written.split(/\s+/);
  const [, from = '', until = ''] = /^\(?(\d{4})?\s*[-–]\s*(\d{4})?\)?$/.exec(years) ?? [];
  const read = listedDomainSchema.safeParse({
    domain,
    fromYear: from === '' ? null : Number(from),
    untilYear: until === '' ? null : Number(until),
  });
  if (read.success && (years === '' || from !== '' || until !== '')) return read.data;
  throw new DomainRefused(texts.years({ domain, least: '1950', most: '2200' }));
}

function repeated(
  { line, name, domains }: InstitutionLine,
  names: Map<string, number>,
  lines: Map<string, number>,
): string | null {
  const earlier = names.get(name.toLowerCase());
  if (earlier !== undefined) return texts.nameAgain({ line: earlier });
  names.set(name.toLowerCase(), line);
  const again = domains.find(({ domain }) => lines.has(domain));
  if (again) return texts.domainAgain({ domain: again.domain, line: lines.get(again.domain) ?? 0 });
  for (const { domain } of domains) lines.set(domain, line);
  return null;
}

const refused = (text: string) => new AppError(ErrorCode.VALIDATION_FAILED, text);

/** As `institutionLines` reads it. */
export function writtenDomain({ domain, fromYear, untilYear }: ListedDomain): string {
  if (fromYear === null && untilYear === null) return domain;
  return `${domain} ${fromYear ?? ''}-${untilYear ?? ''}`;
}
