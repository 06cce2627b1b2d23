/** The versions that a release is made of, and the edition that its pages were rendered from. */
export interface ReleaseState {
  shell: string;
  remotes: Record<string, string>;
  /** Hash of the edition's text; empty before the product's first start. */
  edition: string;
  composedYear: number;
  /** The site's own address without a closing slash; empty while nobody has said it. */
  address: string;
}

/** One line of the history: what a release changed, and who made it. */
export interface HistoryEntry {
  release: string;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  cause: string;
  changes: Changes;
}

/** What became live in the place of what, by 'shell' or a remote's name. */
export type Changes = Record<string, { from?: string; to: string }>;

/** What was live, with `versions` (by 'shell' or a remote's name) in their places. */
export function nextState(
  live: ReleaseState | undefined,
  versions: Record<string, string>,
  rest: Omit<ReleaseState, 'shell' | 'remotes'>,
): ReleaseState {
  const { shell = live?.shell ?? '', ...remotes } = versions;
  return { shell, remotes: { ...live?.remotes, ...remotes }, ...rest };
}

export function changesBetween(live: ReleaseState | undefined, next: ReleaseState): Changes {
  const before = versionsOf(live);
  return Object.fromEntries(
    Object.entries(versionsOf(next))
      .filter(([name, version]) => before[name] !== version)
      .map(([name, to]) => [name, { from: before[name], to }]),
  );
}

function versionsOf(state: ReleaseState | undefined): Record<string, string> {
  return state ? { shell: state.shell, ...state.remotes } : {};
}
