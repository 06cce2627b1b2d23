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

/** For JSON: leaves out files and the fields named in `secrets`. */
export function storable(secrets: ReadonlySet<string>) {
  return (name: string, value: unknown) =>
    secrets.has(name) || value instanceof Blob ? undefined : value;
}

export function writeDraft(
  key: string,
  values: object,
  secrets: ReadonlySet<string> = new Set(),
): void {
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(values, storable(secrets)));
  } catch {
    // Without storage the form still works; only a reload loses its input.
  }
}

export function removeTabDraft(key: string): void {
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

/** @returns whether the tab had the drafts of another user, which are removed */
export function claimTabDrafts(userId: string): boolean {
  try {
    const owner = window.sessionStorage.getItem(OWNER);
    const isOthers = owner !== null && owner !== userId;
    if (isOthers) removeAllDrafts();
    window.sessionStorage.setItem(OWNER, userId);
    return isOthers;
  } catch {
    return false;
  }
}

/** In all tabs. */
export function forgetTabDrafts(): void {
  removeAllDrafts();
  try {
    window.sessionStorage.removeItem(OWNER);
    window.localStorage.setItem(FORGOTTEN, String(Date.now()));
  } catch {
    // Other tabs cannot be notified.
  }
}

/** Removes this tab's drafts when another tab forgets them. */
export function onTabDraftsForgotten(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key !== FORGOTTEN) return;
    removeAllDrafts();
    listener();
  };
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
