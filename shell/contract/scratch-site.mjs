// A copy of a site folder, to compose other versions in: nothing of the site itself changes.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allFrontEnds, root } from '../site/front-ends.mjs';
import { readHistory, readLive } from '../site/history.mjs';
import { createKey, readKeys } from '../site/keys.mjs';
import { addVersion } from '../site/versions.mjs';

/** Source maps, releases and rollouts are of no use to the copy, and a publish may be under way. */
const NOT_COPIED = [
  ...['maps', 'releases', 'current', 'buckets', 'bucket-sets', 'publishing', 'history.jsonl'],
];

export class ScratchSite {
  /** @throws when nothing is published in the site */
  constructor(site) {
    const live = readLive(site);
    if (!live) throw new Error(`Nothing is published in ${site}.`);
    this.live = live;
    this.history = readHistory(site);
    this.folder = mkdtempSync(path.join(tmpdir(), 'plenary-contract-'));
    this.site = path.join(this.folder, 'site');
    const left = NOT_COPIED.map((name) => path.join(site, name));
    cpSync(site, this.site, { recursive: true, filter: (file) => !left.includes(file) });
    this.#trustThisRun();
    // The server of this checkout will run.
    const api = path.join(root, 'services/openapi.json');
    if (existsSync(api)) copyFileSync(api, path.join(this.site, 'openapi.json'));
  }

  /** Keys of teams are not needed: the copy lists one of this run, and takes versions of retired ones. */
  #trustThisRun() {
    const { SITE_KEYS: list } = process.env;
    if (list) copyFileSync(list, path.join(this.site, 'keys.json'));
    delete process.env.SITE_KEYS;
    delete process.env.PUBLISH_KEYS;
    const keys = Object.entries(readKeys(this.site)).map(([name, known]) => [
      name,
      known.map((key) => ({ ...key, retiredAt: undefined })),
    ]);
    writeFileSync(path.join(this.site, 'keys.json'), JSON.stringify(Object.fromEntries(keys)));
    for (const frontEnd of allFrontEnds) createKey(this.site, frontEnd);
  }

  /** Adds this checkout's build. @returns its version */
  add(frontEnd) {
    return addVersion(this.site, frontEnd);
  }

  /**
   * Makes exactly these versions live, by the composer of their shell.
   * @param state `{ shell, remotes: { name: version } }`
   * @returns why they do not fit together, or nothing
   */
  compose({ shell, remotes }) {
    for (const name of ['current', 'releases', 'history.jsonl']) {
      rmSync(path.join(this.site, name), { recursive: true, force: true });
    }
    const versions = Object.entries({ shell, ...remotes }).flatMap(([name, version]) => [
      '--set',
      `${name}=${version}`,
    ]);
    const composer = path.join(this.site, 'node/shell', shell, 'compose.cjs');
    if (!existsSync(composer)) return `shell ${shell} is not in the site folder any more.`;
    const options = [composer, '--site', this.site, '--by', 'contract tests', ...versions];
    const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
    return status === 0 ? undefined : stderr.trim().replace(/^Refused\. /, '');
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
