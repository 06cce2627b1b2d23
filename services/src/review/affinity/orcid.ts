import * as z from 'zod';
import { SECOND } from '../../platform/core/time.js';
import type { Publication } from './reviewer-expertise.entity.js';

const ANSWERS_WITHIN = 15 * SECOND;

const ID = /^(?:https?:\/\/(?:www\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\/?$/i;

/** Of many; ORCID has no abstracts. */
const works = z.object({
  group: z.array(
    z.object({
      'work-summary': z.array(
        z.object({
          title: z.object({ title: z.object({ value: z.string() }).nullish() }).nullish(),
        }),
      ),
    }),
  ),
});

/** The id in a text that is nothing else: 16 characters, of which the last is a check digit (ISO 7064, MOD 11-2). */
export function orcidIn(text: string): string | undefined {
  const id = ID.exec(text.trim())?.[1]?.toUpperCase();
  return id && hasCheckDigit(id) ? id : undefined;
}

function hasCheckDigit(id: string): boolean {
  const characters = [...id.replaceAll('-', '')];
  const total = characters.slice(0, -1).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const digit = (12 - (total % 11)) % 11;
  return characters.at(-1) === (digit === 10 ? 'X' : String(digit));
}

/**
 * The public works of a person, each once, by the public API of ORCID, version 3.0.
 *
 * @param apiUrl without a slash at its end
 * @throws Error when it does not answer as documented
 */
export async function publicationsOfOrcid(apiUrl: string, id: string): Promise<Publication[]> {
  const answer = await fetch(`${apiUrl}/v3.0/${id}/works`, {
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { group } = works.parse(await answer.json());
  return group.map(({ 'work-summary': [first] }) => ({
    title: first?.title?.title?.value ?? '',
    abstract: '',
  }));
}
