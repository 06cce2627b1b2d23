// node write-kit-types.mjs [--check]: writes the public types of the kit's shared modules to shell/kit-types.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { sharedRequests } from '../shared-requests.mjs';
import { API_TYPES } from './api-needs.mjs';
import { root } from './front-ends.mjs';
import { typesIn, typesOfUses } from './kit-types.mjs';

/** Of a build: all types of the shell's kit, or those that a remote uses. */
export const KIT_TYPES = 'kit-types.json';
const committed = path.join(root, 'shell', KIT_TYPES);
const kit = path.join(root, 'shell/kit');

function kitTypes() {
  const config = path.join(kit, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const { options } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  const { exports: files } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  const shared = sharedRequests.filter((request) => request.startsWith('@plenary/kit/'));
  const sources = Object.fromEntries(
    shared.sort().map((each) => [each, path.join(kit, files[each.replace('@plenary/kit', '.')])]),
  );
  const own = path.join(kit, 'src') + path.sep;
  const isOwn = (file) => file.startsWith(own) && file !== API_TYPES;
  const program = ts.createProgram(Object.values(sources), options);
  return typesIn(program, sources, isOwn, API_TYPES);
}

function fail(diagnostic) {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

/** One line for each name. */
function textOf({ entries, types }) {
  const lines = (record) =>
    Object.entries(record)
      .map(([name, type]) => `  ${JSON.stringify(name)}: ${JSON.stringify(type)}`)
      .join(',\n');
  const described = Object.entries(entries)
    .map(([request, names]) => ` ${JSON.stringify(request)}: {\n${lines(names)}\n }`)
    .join(',\n');
  return `{"entries": {\n${described}\n},\n"types": {\n${lines(types)}\n}}\n`;
}

/** Writes what a build takes with it: without a compiler, since finding the types takes longer than the build. */
export function addKitTypes(frontEnd, folder) {
  const all = JSON.parse(readFileSync(committed, 'utf8'));
  const taken = frontEnd === 'shell' ? all : typesOfUses(all, usesIn(folder));
  writeFileSync(path.join(folder, KIT_TYPES), JSON.stringify(taken));
}

const usesIn = (folder) => JSON.parse(readFileSync(path.join(folder, 'uses.json'), 'utf8'));

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const text = textOf(kitTypes());
  if (!values.check) writeFileSync(committed, text);
  else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== text) {
    console.error(`shell/${KIT_TYPES} differs from the kit: npm run kit-types`);
    process.exitCode = 1;
  }
}
