/** The router's key of the address in the URL, whose page may not be rendered yet. */
export function historyKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}
