// Writes services/dist/bom.json: the packages that the server runs on, from the lock file.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refOf, writeBom } from '../../shell/site/bom.mjs';
import { licenceOf, nameOf } from './licence-of.mjs';
import { root } from './root.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const found = new Map();

for (const [, place] of dependenciesOf('services')) visit(place);

const listed = new Map();
for (const [place, entry] of found) {
  const { version, integrity } = entry;
  const isOptional = entry.optional ?? entry.devOptional;
  const dependencies = dependenciesOf(place).map(([, to]) => refAt(to));
  const known = listed.get(refAt(place));
  // The same version may be in several places, with other versions of its dependencies.
  if (known) known.dependencies = [...new Set([...known.dependencies, ...dependencies])];
  else {
    const each = { name: nameOf(place), version, license: licenceOf(place, entry), integrity };
    listed.set(refAt(place), { ...each, isOptional, dependencies });
  }
}
writeBom(join(root, 'services/dist/bom.json'), {
  subject: { name: 'services', version: packages.services.version },
  packages: [...listed.values()],
  direct: dependenciesOf('services').map(([, place]) => refAt(place)),
});

function visit(place) {
  if (found.has(place)) return;
  found.set(place, packages[place]);
  for (const [, next] of dependenciesOf(place)) visit(next);
}

/** What a package asks for and gets, as [name, place in the lock file]. */
function dependenciesOf(place) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
  return names.flatMap((name) => {
    const at = resolve(place, name);
    return at && !packages[at].dev ? [[name, at]] : [];
  });
}

/** Where Node finds a package: in the nearest node_modules upwards. */
function resolve(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '.') return undefined;
  }
}

function refAt(place) {
  return refOf({ name: nameOf(place), version: packages[place].version });
}
