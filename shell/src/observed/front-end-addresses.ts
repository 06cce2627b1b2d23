/** Of a script: its front end, its version and its file. */
const SCRIPT = /\/(?:remotes\/(\w+)|shell|(assets))\/([\w.-]+)\/([\w.-]+\.js)/;

export interface ScriptPlace {
  frontEnd: string;
  /** Of assets, which belong to the shell: undefined. */
  version: string | undefined;
  file: string;
}

export function placeOf(address: string): ScriptPlace | undefined {
  const [, remote, assets, version, file = ''] = SCRIPT.exec(address) ?? [];
  if (!version) return undefined;
  return { frontEnd: remote ?? 'shell', version: assets ? undefined : version, file };
}

/** The front ends of the page that the visit began with: the shell, and the remote of a prerendered page. */
export function pageFrontEnds(): Map<string, string> {
  const { scripts = '', preloads = '' } =
    document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const found = new Map<string, string>();
  for (const address of `${scripts} ${preloads}`.split(' ')) {
    const { frontEnd, version } = placeOf(address) ?? {};
    if (frontEnd && version && !found.has(frontEnd)) found.set(frontEnd, version);
  }
  return found;
}
