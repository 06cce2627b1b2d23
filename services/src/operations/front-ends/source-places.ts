import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { LiveVersions, partOf } from './live-versions.js';

/** Of a file of a front end: `8u.02bcdea2.js:1:4711`. */
const FRAME = /^([\w-][\w.-]*\.js):(\d+):(\d+)$/;

export interface SourcePlace {
  /** As the browser reported it. */
  at: string;
  /** Path within the repository; null without a source map. */
  source: string | null;
  line: number | null;
  /** Of the version that holds the file. */
  commit: string | null;
}

interface Failure {
  frontEnd: string;
  version: string;
  shell: string;
  frames: readonly string[];
}

/** Finds the source of a reported place, by the maps that publishers keep next to the versions (shell/site/source-maps.mjs). */
@Injectable()
export class SourcePlaces {
  constructor(
    private readonly config: Config,
    private readonly versions: LiveVersions,
  ) {}

  async of({ frontEnd, version, shell, frames }: Failure): Promise<SourcePlace[]> {
    // A remote calls code of the shell; their files have different names.
    const owners = [
      [frontEnd, version],
      ['shell', shell],
    ] as const;
    const places: SourcePlace[] = [];
    for (const at of frames) {
      let found: SourcePlace | undefined;
      for (const [name, of] of owners) {
        if (this.versions.isKnown(name, of)) found ??= await this.placeIn(name, of, at);
      }
      places.push(found ?? { at, source: null, line: null, commit: null });
    }
    return places;
  }

  private async placeIn(frontEnd: string, version: string, at: string) {
    const [, file, line, column] = FRAME.exec(at) ?? [];
    if (file === undefined) return undefined;
    const map = await this.mapOf(join(partOf(frontEnd), version, `${file}.map`));
    if (!map) return undefined;
    // Browsers count columns from 1, maps from 0.
    const place = { line: Number(line), column: Math.max(0, Number(column) - 1) };
    const original = originalPositionFor(map, place);
    const commit = this.versions.commitOf(frontEnd, version);
    return { at, source: original.source, line: original.line, commit };
  }

  private async mapOf(file: string): Promise<TraceMap | undefined> {
    try {
      return new TraceMap(await readFile(join(this.config.siteDir, 'maps', file), 'utf8'));
    } catch {
      // Published before maps were kept, or not a map.
      return undefined;
    }
  }
}
