import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PublicEdition } from '../editions/edition.schema.js';
import { runComposer } from './composer.js';
import { editionHash, SiteState, type Release } from './site-state.js';

/** Publishers compare what a remote needs with it. */
const API = fileURLToPath(new URL('../../../openapi.json', import.meta.url));

export interface Composition {
  siteDir: string;
  /** For search engines and calendars. */
  address: string;
  edition: PublicEdition;
  /** In percent. */
  measuredVisits: number;
}

/** Whether the site is made of this edition, so that there is nothing to compose. */
export function isComposed(wanted: Composition): boolean {
  const state = new SiteState(wanted.siteDir);
  return isLiveOf(state, wanted) && filesOf(wanted).every(([name, text]) => state.has(name, text));
}

/** Concurrent calls wait. @throws when the composer fails; the previous release stays live */
export async function composeSite(wanted: Composition, signal?: AbortSignal): Promise<void> {
  const { siteDir } = wanted;
  mkdirSync(siteDir, { recursive: true });
  const state = new SiteState(siteDir);
  for (const [name, text] of filesOf(wanted)) state.write(name, text);
  const live = state.live();
  if (!live || isLiveOf(state, wanted)) return;
  await runComposer(siteDir, live.shell, [], signal);
}

function filesOf({ address, edition, measuredVisits }: Composition): [string, string | Buffer][] {
  return [
    ['edition.json', JSON.stringify(edition)],
    ['address.txt', address],
    ['measured-visits.txt', String(measuredVisits)],
    ...(existsSync(API) ? [['openapi.json', readFileSync(API)] as [string, Buffer]] : []),
  ];
}

function isLiveOf(state: SiteState, wanted: Composition): boolean {
  const live = state.live();
  return live !== undefined && isMadeOf(live, wanted) && !state.hasEndedPreview();
}

function isMadeOf(live: Release, wanted: Composition): boolean {
  const { address, edition, measuredVisits } = wanted;
  const isThisYear = live.composedYear === new Date().getFullYear();
  const isValid = live.validUntil === undefined || Date.now() < Date.parse(live.validUntil);
  const isCurrent = isThisYear && isValid;
  const isMeasured = (live.measuredVisits ?? measuredVisits) === measuredVisits;
  const isOfSite = live.address === address && isMeasured;
  return isOfSite && live.edition === editionHash(edition) && isCurrent;
}
