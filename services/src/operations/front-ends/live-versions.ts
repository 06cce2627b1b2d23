import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY, SECOND } from '../../platform/core/time.js';

/** As long as the service worker keeps the files of a version, which may run until then. */
const LATELY = 60 * DAY;

const releaseSchema = z.object({ shell: z.string(), remotes: z.record(z.string(), z.string()) });
const entrySchema = z.object({
  at: z.iso.datetime(),
  cause: z.string().default('publish'),
  changes: z.record(z.string(), z.object({ from: z.string().optional(), to: z.string() })),
});
/** Versions that only some visits get, until the rollout is complete or stopped. */
const bucketsSchema = z.object({
  rollout: z
    .object({
      versions: z.record(z.string(), z.object({ from: z.string().optional(), to: z.string() })),
      startedAt: z.iso.datetime(),
      to: z.string(),
    })
    .optional(),
});
const signedSchema = z.object({ signed: z.string() });
const descriptionSchema = z.object({ commit: z.string().optional() });

export interface KnownVersion {
  /** 'shell', or a remote's. */
  frontEnd: string;
  version: string;
  isLive: boolean;
  /** Since when it is live or rolled out, or was live last. */
  liveSince: Date | null;
}

/** A version with the one that was live before it. */
export interface NewVersion {
  frontEnd: string;
  version: string;
  before: string;
  /** Null while it is rolled out: only some visits get it. */
  liveSince: Date | null;
}

/** Versions that were live before, and are live again. */
const ROLLBACKS = ['rollback', 'budget'];

/** The versions that browsers may run, from the files that publishers write to the site folder. */
@Injectable()
export class LiveVersions {
  private known: KnownVersion[] = [];
  private readAt = -Infinity;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  isKnown(frontEnd: string, version: string): boolean {
    return this.all().some((each) => each.frontEnd === frontEnd && each.version === version);
  }

  /** Those that are live or were lately; of each front end the live version first, then the last live. */
  all(): KnownVersion[] {
    const now = performance.now();
    if (now - this.readAt >= SECOND) {
      this.readAt = now;
      this.known = this.read();
    }
    return this.known;
  }

  /** Those that are rolled out, and live ones that were published or rolled out since then. */
  newSince(since: Date): NewVersion[] {
    const rollout = Object.entries(this.rollout()?.versions ?? {}).flatMap(
      ([frontEnd, { from, to }]) =>
        from === undefined ? [] : [{ frontEnd, version: to, before: from, liveSince: null }],
    );
    const history = this.history();
    const live = Object.entries(this.live()).flatMap(([frontEnd, version]) => {
      const entry = history.findLast(({ changes }) => changes[frontEnd]?.to === version);
      const before = entry?.changes[frontEnd]?.from;
      if (!entry || before === undefined || ROLLBACKS.includes(entry.cause)) return [];
      const liveSince = new Date(entry.at);
      return liveSince > since ? [{ frontEnd, version, before, liveSince }] : [];
    });
    return [...rollout, ...live];
  }

  /** Whether visits get it: it is live, or is rolled out. */
  isOffered(frontEnd: string, version: string): boolean {
    return this.live()[frontEnd] === version || this.rolledOutTo(frontEnd, version) !== null;
  }

  /** 'staff', or so many percent of browsers, such as '10%'; null for a version that is not rolled out. */
  rolledOutTo(frontEnd: string, version: string): string | null {
    const rollout = this.rollout();
    return rollout?.versions[frontEnd]?.to === version ? rollout.to : null;
  }

  /** Those that visits get: live ones, and those that are rolled out. */
  offered(): Pick<KnownVersion, 'frontEnd' | 'version'>[] {
    const live = Object.entries(this.live());
    const rolledOut = Object.entries(this.rollout()?.versions ?? {});
    return [
      ...live.map(([frontEnd, version]) => ({ frontEnd, version })),
      ...rolledOut.map(([frontEnd, { to: version }]) => ({ frontEnd, version })),
    ];
  }

  /** The live version of each front end. */
  live(): Record<string, string> {
    const release = parsed(this.textOf(join('current', 'release.json')), releaseSchema);
    return release ? { shell: release.shell, ...release.remotes } : {};
  }

  /** Of the checkout that it was built from; null for one with changed files. */
  commitOf(frontEnd: string, version: string): string | null {
    const text = this.textOf(join('node', partOf(frontEnd), version, 'version.json'));
    const signed = parsed(text, signedSchema);
    return parsed(signed?.signed, descriptionSchema)?.commit ?? null;
  }

  private read(): KnownVersion[] {
    const live = Object.entries(this.live());
    if (live.length === 0) return [];
    const known = new Map<string, KnownVersion>();
    const add = (frontEnd: string, version: string, liveSince: Date | null, isLive: boolean) => {
      const key = `${frontEnd} ${version}`;
      const { liveSince: later } = known.get(key) ?? {};
      known.set(key, { frontEnd, version, isLive, liveSince: later ?? liveSince });
    };
    const history = this.history();
    const since = after(this.clock.now(), -LATELY);
    for (const { at, changes } of history.toReversed()) {
      if (new Date(at) < since) break;
      for (const [name, { from, to }] of Object.entries(changes)) {
        add(name, to, new Date(at), false);
        if (from !== undefined) add(name, from, sinceOf(history, name, from), false);
      }
    }
    const { versions = {}, startedAt } = this.rollout() ?? {};
    for (const [name, { to }] of Object.entries(versions)) {
      add(name, to, startedAt === undefined ? null : new Date(startedAt), false);
    }
    for (const [name, version] of live) {
      add(name, version, sinceOf(history, name, version), true);
    }
    return [...known.values()].sort(
      (a, b) =>
        Number(b.isLive) - Number(a.isLive) || Number(b.liveSince ?? 0) - Number(a.liveSince ?? 0),
    );
  }

  private rollout() {
    return parsed(this.textOf(join('buckets', 'state.json')), bucketsSchema)?.rollout;
  }

  private history() {
    const lines = this.textOf('history.jsonl')?.split('\n').filter(Boolean) ?? [];
    return lines.flatMap((line) => parsed(line, entrySchema) ?? []);
  }

  private textOf(file: string): string | undefined {
    try {
      return readFileSync(join(this.config.siteDir, file), 'utf8');
    } catch {
      return undefined;
    }
  }
}

/** Folder of a front end's versions in the site folder. */
export function partOf(frontEnd: string): string {
  return frontEnd === 'shell' ? frontEnd : join('remotes', frontEnd);
}

function sinceOf(history: z.output<typeof entrySchema>[], name: string, version: string) {
  const entry = history.findLast(({ changes }) => changes[name]?.to === version);
  return entry ? new Date(entry.at) : null;
}

/** Nothing of a line that a publisher has not written whole. */
function parsed<Content>(text: string | undefined, schema: z.ZodType<Content>) {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
