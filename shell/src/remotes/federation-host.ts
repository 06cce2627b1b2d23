import type { RemoteModule } from '@plenary/kit/remote';
import { integrityOf } from './integrity';
import type { Registry } from './registry';
import { RemoteFailure } from './remote-failure';

/** Specification, section 9. */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** What an entry leaves on the page under its remote's name, as the bundler's module federation defines it. */
interface Container {
  init(scope: unknown): unknown;
  /** @returns what evaluates the module */
  get(exposed: string): Promise<() => { default?: RemoteModule } | undefined>;
}

/** The bundler puts its own in their place. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Record<string, unknown>;

/** Addresses of entries, by remote. */
const entries = new Map<string, string>();
/** By remote: loaded now, or before. */
const containers = new Map<string, Promise<Container>>();

/** The development server answers there with what changes at each edit; no product does. */
export const isInDevelopment = (entry: string) =>
  new URL(entry, window.location.origin).pathname.startsWith('/_development/');

export function connectRemotes(registry: Registry): void {
  for (const [name, { entry }] of Object.entries(registry.remotes)) {
    entries.set(name, absolute(entry));
  }
}

/**
 * `attempt` changes the URL: the browser would reuse a hanging request or a damaged copy. Drops the
 * previous chunks: those of another version would have the same names (federation.mjs).
 */
export function reconnectRemote(name: string, entry: string, attempt: number): void {
  page[name] = undefined;
  page[`chunks_${name}`] = undefined;
  containers.delete(name);
  entries.set(name, `${absolute(entry)}?again=${attempt}`);
}

/** @throws when the module does not arrive, or is no remote */
export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const container = await containerOf(name);
  const module = (await container.get('./remote'))();
  if (!module?.default?.pages) throw new Error(`${name} exposes no pages`);
  return module.default;
}

/** Once for all that ask; again after a failure. */
function containerOf(name: string): Promise<Container> {
  const begun = containers.get(name);
  if (begun) return begun;
  const loading = loadContainer(name);
  containers.set(name, loading);
  loading.catch(() => {
    if (containers.get(name) === loading) containers.delete(name);
  });
  return loading;
}

async function loadContainer(name: string): Promise<Container> {
  const entry = entries.get(name);
  if (!entry) throw new Error(`${name} is not registered`);
  await addScript(entry);
  const container = page[name] as Container | undefined;
  if (!container) throw new Error(`${entry} has no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function addScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  if (!isInDevelopment(address)) script.integrity = integrityOf(address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: 'late' | 'unreachable') => reject(new RemoteFailure(reason));
    script.onload = () => resolve();
    script.onerror = () => fail('unreachable');
    timer = setTimeout(fail, SCRIPT_TIMEOUT_MS, 'late');
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

const page = window as unknown as Record<string, unknown>;

function absolute(entry: string): string {
  return new URL(entry, window.location.origin).href;
}
