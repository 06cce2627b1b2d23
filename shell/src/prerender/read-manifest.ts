import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  type Access,
  type FillEntry,
  type Layout,
  type RouteEntry,
  type RouteManifest,
} from '@plenary/kit/remote';
import { isSlot } from '@plenary/kit/slots';
import { canRun } from '../remotes/contract';

const accesses: Access[] = ['public', 'user', 'reviewer', 'admin'];
const layouts: Layout[] = ['public', 'admin', 'reviewer'];
const gates: RouteEntry['emailGate'][] = ['strict', 'warning', 'none'];
const starts: RouteEntry['starts'][] = ['at-once', 'on-use', undefined];
const offlines: RouteEntry['offline'][] = ['kept', 'works', 'unavailable', undefined];
const call = /^(\/[\w.~:-]+)+(\?[\w.=&-]+)?$/;
const word = /^[\w-]+$/;
const address = /^\/$|^(\/(:\w+|[\w.~-]+))+$/;

/** @throws with a reason when this shell cannot run the remote */
export function readManifest(folder: string, name: string): RouteManifest & { entry: string } {
  const file = path.join(folder, 'routes.json');
  if (!existsSync(file)) throw new Error('it has no routes');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RouteManifest & { entry?: string };
  const { entry, contract, needs, routes, fills = [] } = manifest;
  if (manifest.name !== name) throw new Error(`it was built as ${manifest.name}`);
  if (!entry || !existsSync(path.join(folder, entry))) throw new Error('it has no remote entry');
  if (!canRun(needs)) {
    throw new Error(
      `it needs contract ${needs} (built with ${contract}), and the shell's is ${CONTRACT_VERSION}`,
    );
  }
  for (const route of routes) refuseUnclear(route);
  refuseUnclearFills(fills);
  return { ...manifest, entry };
}

/** An unknown access or layout must not open a page. */
function refuseUnclear(route: RouteEntry): void {
  if (!address.test(route.path)) throw new Error(`${route.path} is no address of a page`);
  if (!accesses.includes(route.access)) {
    throw new Error(`who may open ${route.path} is unclear: access ${route.access}`);
  }
  if (!layouts.includes(route.layout)) {
    throw new Error(`${route.path} names an unknown layout: ${route.layout}`);
  }
  if (!gates.includes(route.emailGate)) {
    throw new Error(`${route.path} names an unknown e-mail gate: ${route.emailGate}`);
  }
  if (!starts.includes(route.starts)) {
    throw new Error(`when ${route.path} starts is unclear: ${route.starts}`);
  }
  const { startsFor } = route;
  if (
    startsFor &&
    !(call.test(startsFor.request) && startsFor.words.every((each) => word.test(each)))
  ) {
    throw new Error(`for which answers ${route.path} starts is unclear`);
  }
  const { requests = [] } = route;
  if (!Array.isArray(requests) || !requests.every((each) => call.test(each))) {
    throw new Error(`what ${route.path} asks first is no list of addresses of the API`);
  }
  refuseUnclearFlags(route);
  const isPlain = route.access === 'public' && !route.path.includes(':');
  if (route.prerender && !isPlain) {
    throw new Error(`${route.path} cannot be prerendered: it is not public, or has parameters`);
  }
}

function refuseUnclearFlags({ path: page, prerender, prefetch, offline, right }: RouteEntry): void {
  if (!['boolean', 'undefined'].includes(typeof prefetch)) {
    throw new Error(`whether ${page} is prefetched is unclear: ${String(prefetch)}`);
  }
  if (!offlines.includes(offline)) {
    throw new Error(`what ${page} does without a connection is unclear: ${offline}`);
  }
  if (offline === 'kept' && !prerender) {
    throw new Error(`${page} cannot be kept: it is not prerendered`);
  }
  if (offline === 'works' && !right) {
    throw new Error(`${page} cannot work without a connection: it has no right`);
  }
}

/** The code of a filling must not be loaded for people whom it does not name. */
function refuseUnclearFills(fills: FillEntry[]): void {
  if (!Array.isArray(fills)) throw new Error('which slots it fills is no list');
  const filled = new Set<string>();
  for (const { slot, title, access } of fills) {
    if (!isSlot(slot)) throw new Error(`it fills ${slot}, a slot that the shell does not have`);
    if (!accesses.includes(access)) {
      throw new Error(`who may see its filling of ${slot} is unclear: access ${access}`);
    }
    if (!title) throw new Error(`its filling of ${slot} has no title`);
    if (filled.has(slot)) throw new Error(`it fills ${slot} twice`);
    filled.add(slot);
  }
}
