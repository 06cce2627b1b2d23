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

/** Concurrent calls wait. @throws when the composer fails; the previous release stays live */
export async function composeSite(wanted: Composition, signal?: AbortSignal): Promise<void> {
  const { siteDir, address, edition, measuredVisits } = wanted;
  mkdirSync(siteDir, { recursive: true });
  const state = new SiteState(siteDir);
  state.write('edition.json', JSON.stringify(edition));
  state.write('address.txt', address);
  state.write('measured-visits.txt', String(measuredVisits));
  if (existsSync(API)) state.write('openapi.json', readFileSync(API, 'utf8'));
  const live = state.live();
  if (!live || (isMadeOf(live, wanted) && !state.hasEndedPreview())) return;
  await runComposer(siteDir, live.shell, [], signal);
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
