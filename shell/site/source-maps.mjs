// Source maps: built with the files for browsers, and kept where no one can fetch them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './files.mjs';
import { partOf, root } from './front-ends.mjs';

const MAP = '.map';

/** Takes the maps out of a folder of built files. They keep paths within the repository, and no text of sources. */
export function takeMaps(folder, target) {
  if (!existsSync(folder)) return;
  for (const file of filesOf(folder).filter((each) => each.endsWith(MAP))) {
    const map = JSON.parse(readFile(folder, file));
    map.sources = map.sources.map((each) =>
      each.startsWith('webpack:') ? each : path.relative(root, path.resolve(folder, each)),
    );
    delete map.sourcesContent;
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, path.basename(file)), JSON.stringify(map));
    rmSync(path.join(folder, file));
  }
}

/** Folder of a version's maps in the site folder; never served, and not signed. */
export const mapsFolder = (site, frontEnd, version) =>
  path.join(site, 'maps', partOf(frontEnd), version);

const readFile = (folder, file) => readFileSync(path.join(folder, file), 'utf8');
