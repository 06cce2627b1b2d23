export interface ReleaseState {
  shell: string;
  remotes: Record<string, string>;
  /** Hash; empty before the product's first start. */
  edition: string;
  composedYear: number;
  /** ISO 8601, UTC: pages that show the edition's state or the days left are composed again then. */
  validUntil?: string;
  /** BCP 47 tag. */
  lang: string;
  /** URL without a closing slash; empty while it is not set. */
  address: string;
  /** Percentage of visits that report loads and web vitals. */
  measuredVisits: number;
}

export interface HistoryEntry {
  release: string;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  cause: string;
  /** In words: why the error budget rolled back. */
  reason?: string;
  changes: Changes;
  /** A rollout that began, grew or shrank, or was stopped. */
  rollout?: { to: Share | 'stopped'; versions: Changes };
}

/** Who sees a version that is rolled out: people with organisers' rights, and so many percent of browsers. */
export type Share = 'staff' | `${number}%`;

/** By 'shell' or a remote's name. */
export type Changes = Record<string, { from?: string; to: string }>;

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
