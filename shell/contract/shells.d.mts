interface State {
  shell: string;
  remotes: Record<string, string>;
}
interface Entry {
  changes: Record<string, { to: string }>;
}
export function shellsOf(history: Entry[], live: State): State[];
export function rangeOf(
  shells: State[],
  name: string,
  version: string,
  compose: (state: State) => string | undefined,
  say: (line: string) => void,
): State[];
