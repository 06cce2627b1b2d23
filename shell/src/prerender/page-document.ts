import { editionState, type Edition } from '@plenary/kit/edition';
import { composedSpan } from '@plenary/kit/edition/composed-span';
import { paths } from '@plenary/kit/paths';
import { documentTitle } from '../app/document-title';
import type { BootData, SiteData } from '../boot-data';
import { PageStore, type RemoteSource } from '../remotes/page-store';
import type { OwnedRoute, Registry } from '../remotes/registry';
import { Digests } from './digests';
import { composeDocument } from './document';
import { headLines } from './head';
import { pageScripts } from './page-scripts';
import type { ReleaseState } from './release-state';
import { renderPage } from './render';
import { readShellFiles } from './shell-files';
import type { SiteFolder } from './site-folder';
import type { WaitingPage } from '../waiting-pages';

export interface DocumentsOf {
  site: SiteFolder;
  state: ReleaseState;
  registry: Registry;
  source: RemoteSource;
  edition: Edition;
  /** Keeps the data that all pages need in a file. @returns its address; without it each page carries the data */
  keepSiteData?: (data: SiteData) => Promise<string>;
}

interface Own extends Partial<BootData> {
  route?: OwnedRoute;
  waitingPages?: WaitingPage[];
}

export function pageDocuments(parts: DocumentsOf) {
  const { site, state, registry, edition } = parts;
  const { scripts, assets } = readShellFiles(site, state.shell);
  const digests = new Digests(site, state, assets);
  const now = Date.now();
  const boot: BootData = {
    registry: withoutRequests(registry),
    edition,
    composedYear: state.composedYear,
    composedState: editionState(edition, now),
    composedAt: now,
    assets,
  };
  const pages = new PageStore(parts.source, parts.registry);
  const facts = { edition, address: state.address, assets };

  const document = async (at: string, { route, waitingPages, ...own }: Own = {}) => {
    const page = await renderPage(boot, pages, at);
    const title = documentTitle(edition.name, page.title, at);
    const description = route?.description ?? edition.hero.lead;
    const whole = { ...boot, edition: carried(edition, at), ...own };
    const isOfPage = own.prerendered !== undefined || waitingPages !== undefined;
    return composeDocument({
      boot: whole,
      // Of unknown addresses, or without a network: the data may not be there.
      siteData: isOfPage ? await parts.keepSiteData?.(siteDataOf(whole)) : undefined,
      page,
      title,
      head: headLines({ ...facts, path: route?.description && route.path, title, description }),
      scripts,
      preloads: pageScripts(site, registry, route),
      digestOf: (address) => digests.of(address),
      fonts: [`${assets}/fonts/ojuju-latin.woff2`],
      assets,
      waitingPages,
      startsOnUse: route?.starts === 'on-use',
      prefetch: route?.prefetch,
      startsFor: route?.startsFor,
      measuredVisits: state.measuredVisits,
      valid: composedSpan(edition, now),
    });
  };
  return { document, facts };
}

const siteDataOf = ({ registry, edition }: BootData): SiteData => ({ registry, edition });

/** The first script sends them: the product does not need them. */
function withoutRequests(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const routes = remote.routes.map((route) => ({ ...route, requests: undefined }));
    return [name, { ...remote, routes }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

const legalPages: string[] = [paths.privacy, paths.terms, paths.refunds].map(
  ({ pattern }) => pattern,
);

/** Three pages carry the legal texts, one the schedule; the others fetch them on demand. */
function carried(edition: Edition, at: string): Edition {
  const { legal, schedule, rooms, schedulePapers, ...rest } = edition;
  if (legalPages.includes(at)) return { ...rest, legal };
  return at === paths.schedule.pattern ? { ...rest, schedule, rooms, schedulePapers } : rest;
}
