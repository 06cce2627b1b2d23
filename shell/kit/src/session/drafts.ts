const PREFIX = 'draft:';
/** In the tab: the owner of the drafts. In the browser: when they were last removed. */
const OWNER = 'drafts-of';
const FORGOTTEN = 'drafts-forgotten';

export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof draft === 'object' ? (draft as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Leaves out files and the fields named in `secrets`. */
export function writeDraft(
  key: string,
  values: object,
  secrets: ReadonlySet<string> = new Set(),
): void {
  const keep = (name: string, value: unknown) =>
    secrets.has(name) || value instanceof Blob ? undefined : value;
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(values, keep));
  } catch {
    // Without storage the form still works; only a reload loses its input.
  }
}

export function removeDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}

export function hasDrafts(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

export function claimDrafts(userId: string): void {
  try {
    const owner = window.sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== userId) removeAllDrafts();
    window.sessionStorage.setItem(OWNER, userId);
  } catch {
    // Nothing is stored.
  }
}

/** In all tabs: the next person at the device must not find a draft. */
export function forgetDrafts(): void {
  removeAllDrafts();
  try {
    window.sessionStorage.removeItem(OWNER);
    window.localStorage.setItem(FORGOTTEN, String(Date.now()));
  } catch {
    // Other tabs cannot be notified.
  }
}

export function followForgottenDrafts(): () => void {
  const handle = ({ key }: StorageEvent) => key === FORGOTTEN && removeAllDrafts();
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

function removeAllDrafts(): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of [OWNER, ...keys]) window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
