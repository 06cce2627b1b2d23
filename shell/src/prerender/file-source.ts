import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@plenary/kit/remote';
import type { RemoteSource } from '../remotes/page-store';
import { sharedModules } from './shared-modules';

const nodeRequire = createRequire(__filename);

/** Pages from the remotes' Node builds; `fileOf` names the file of a remote. */
export function fileSource(fileOf: (remote: string) => string): RemoteSource {
  const loaded = new Map<string, RemoteModule>();
  return {
    load(remote) {
      const module = loaded.get(remote) ?? evaluate(fileOf(remote));
      loaded.set(remote, module);
      return Promise.resolve(module);
    },
    reset: () => Promise.resolve(),
  };
}

type Bundle = (module: object, exports: object, require: (request: string) => unknown) => void;

/** Runs a remote's bundle with the shell's own copies of what they share. */
function evaluate(file: string): RemoteModule {
  const code = readFileSync(file, 'utf8');
  const module: { exports: { default?: RemoteModule } } = { exports: {} };
  const require = (request: string) => sharedModules[request] ?? (nodeRequire(request) as unknown);
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as Bundle;
  run(module, module.exports, require);
  if (!module.exports.default?.pages) throw new Error(`${file} exports no pages`);
  return module.exports.default;
}
