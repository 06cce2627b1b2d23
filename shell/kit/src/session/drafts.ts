const PREFIX = 'draft:';

/** What a form held when it was last edited in this tab, or null. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof draft === 'object' ? (draft as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Keeps what stands in a form. Files, and fields named in `secrets`, are left out. */
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
    // Without storage the form still works; it is only forgotten on reload.
  }
}

export function removeDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}

/** Forgets every draft of this tab: the next person at the device must not find them. */
export function removeAllDrafts(): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
