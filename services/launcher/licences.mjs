// Fails when a package of the lock file has a licence that is not accepted. Works without a network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { licenceOf, nameOf } from './licence-of.mjs';
import { root as product } from './root.mjs';

const root = process.argv[2] ?? product;

const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Also accepted for packages that only build and test the product, and are not part of it. */
const ACCEPTED_FOR_TOOLS = ['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'];

const EXCEPTIONS = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips is a separate, unmodified library that can be replaced by another build',
  },
];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const used = new Set();
const refused = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .flatMap(([place, entry]) => problem(place, entry));
for (const { packages: names } of EXCEPTIONS.filter((each) => !used.has(each)))
  refused.push(`The exception ${names} matches no package.`);

for (const line of refused) console.error(line);
process.exitCode = refused.length > 0 ? 1 : 0;

function problem(place, entry) {
  const licence = licenceOf(place, entry, root);
  const name = nameOf(place);
  const exception = EXCEPTIONS.find(({ packages: names }) => names.test(name));
  if (exception) used.add(exception);
  const accepted = [
    ...ACCEPTED,
    ...(entry.dev ? ACCEPTED_FOR_TOOLS : []),
    ...(exception?.licences ?? []),
  ];
  if (!licence) return [`${place}: no file names its licence.`];
  return isAccepted(licence, accepted) ? [] : [`${place}: ${licence} is not accepted.`];
}

function isAccepted(licence, accepted) {
  try {
    return satisfies(licence, accepted);
  } catch {
    return false;
  }
}
