import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseState } from './release-state';
import type { SiteFolder } from './site-folder';

/** What the publisher signed, next to a version's build for Node (site/versions.mjs). */
export interface VersionDescription {
  frontEnd: string;
  version: string;
  /** ISO 8601, UTC. */
  signedAt: string;
  /** By part of the build; a digest is SHA-384 in base64. */
  files: Record<'web' | 'node' | 'assets', Record<string, { bytes: number; sha384: string }>>;
}

/** Lists a version's digests for browsers (site/versions.mjs). */
export const LIST = 'integrity.json';

interface Signed {
  /** A description, as the text that was signed. */
  signed: string;
  /** Id of the key. */
  key: string;
  /** Ed25519, in base64. */
  signature: string;
}

/** @throws when the version was added by a publisher that signed nothing, or not whole */
export function readSigned(site: SiteFolder, part: string, version: string): Signed {
  const file = path.join(site.node(part, version), 'version.json');
  if (!existsSync(file)) throw new Error('it is not there, or not whole');
  const content = JSON.parse(readFileSync(file, 'utf8')) as Partial<Signed>;
  const { signed, key, signature } = content;
  if (!signed || !key || !signature) throw new Error('it is not signed');
  return { signed, key, signature };
}

/** @throws as `readSigned` */
export function readDescription(site: SiteFolder, part: string, version: string) {
  return JSON.parse(readSigned(site, part, version).signed) as VersionDescription;
}

/**
 * The digests of published files, as `sha384` of W3C Subresource Integrity, by their addresses. They are those of the
 * version's description: a file that was changed since does not get a new one.
 */
export class Digests {
  private readonly known = new Map<string, string>();

  constructor(site: SiteFolder, state: Pick<ReleaseState, 'shell' | 'remotes'>, assets: string) {
    const shell = readDescription(site, 'shell', state.shell);
    this.add(`/shell/${state.shell}`, shell.files.web);
    this.add(assets, shell.files.assets);
    for (const [name, version] of Object.entries(state.remotes)) {
      const { files } = readDescription(site, `remotes/${name}`, version);
      this.add(`/remotes/${name}/${version}`, files.web);
    }
  }

  /** @throws when no description holds the file */
  of(address: string): string {
    const digest = this.known.get(address);
    if (!digest) throw new Error(`${address} has no digest`);
    return digest;
  }

  private add(folder: string, files: VersionDescription['files']['web'] = {}): void {
    for (const [file, { sha384 }] of Object.entries(files)) {
      this.known.set(`${folder}/${file}`, sha384);
    }
  }
}

/** The digest of the list of a version's digests. @throws when it has none */
export function digestOfList(site: SiteFolder, part: string, version: string): string {
  const digest = readDescription(site, part, version).files.web[LIST]?.sha384;
  if (!digest) throw new Error('it has no list of digests');
  return digest;
}
