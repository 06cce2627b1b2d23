import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { SiteError } from './site.error.js';
import { type Manifest, parse, targetOf } from './site-manifest.js';

const releaseSchema = z.object({
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
});
const keysSchema = z.record(
  z.string(),
  z.array(z.object({ id: z.string(), publicKey: z.string() })),
);
type Keys = z.output<typeof keysSchema>;

const signedSchema = z.object({ signed: z.string(), key: z.string(), signature: z.string() });
const digests = z.record(z.string(), z.object({ sha384: z.string() }));
const descriptionSchema = z.object({
  frontEnd: z.string(),
  version: z.string(),
  files: z.object({ web: digests, node: digests }),
});

/**
 * That every version which browsers would see is signed by a listed key of its team, and has the files that were signed, as
 * publishing checks it (shell/src/prerender/check-version.ts).
 * @param read a file of the site, which has the digest of the manifest
 * @param keysFile where publishers cannot write; undefined: `keys.json` of the site
 * @throws SiteError that names the version
 */
export async function checkVersions(
  manifest: Manifest,
  read: (path: string) => Promise<Buffer>,
  keysFile: string | undefined,
): Promise<void> {
  const releases = releasesOf(manifest);
  if (releases.length === 0) return;
  const list = keysFile === undefined ? await read('keys.json') : await readFile(keysFile);
  const keys = parse(keysSchema, list, keysFile ?? 'keys.json');
  const checked = new Set<string>();
  for (const release of releases) {
    const file = `${release}/release.json`;
    const { shell, remotes } = parse(releaseSchema, await read(file), file);
    for (const [name, version] of Object.entries({ shell, ...remotes })) {
      if (checked.has(`${name} ${version}`)) continue;
      checked.add(`${name} ${version}`);
      const part = `${name === 'shell' ? name : `remotes/${name}`}/${version}`;
      const problem = problemOf(
        manifest,
        { name, version, part },
        await read(`node/${part}/version.json`),
        keys,
      );
      if (problem) throw new SiteError(`${name} ${version}: ${problem}.`);
    }
  }
}

/** That a link leads to. */
function releasesOf({ links }: Manifest): string[] {
  const targets = Object.entries(links).map(([link, target]) => targetOf(link, target));
  return [...new Set(targets)].filter((target) => /^releases\/\d+$/.test(target));
}

function problemOf(
  manifest: Manifest,
  { name, version, part }: { name: string; version: string; part: string },
  description: Buffer,
  keys: Keys,
): string | undefined {
  const {
    signed,
    key: id,
    signature,
  } = parse(signedSchema, description, `version.json of ${name} ${version}`);
  const key = keys[name]?.find((each) => each.id === id);
  if (!key) return `its key ${id} is not listed`;
  const spki = Buffer.from(key.publicKey, 'base64');
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, 'base64'))) {
    return 'its signature does not fit';
  }
  const {
    frontEnd,
    version: signedAs,
    files,
  } = parse(descriptionSchema, Buffer.from(signed), `version.json of ${name} ${version}`);
  if (frontEnd.replace('-', '_') !== name || signedAs !== version) {
    return `it was signed as ${frontEnd} ${signedAs}`;
  }
  for (const [folder, described] of [
    [part, files.web],
    [`node/${part}`, files.node],
  ] as const) {
    for (const [file, { sha384 }] of Object.entries(described)) {
      const found = manifest.files[`${folder}/${file}`];
      if (!found) return `${file} is missing`;
      if (found.sha384 !== sha384) return `${file} was changed after it was signed`;
    }
  }
  return undefined;
}
