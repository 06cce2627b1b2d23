import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { addCatalogue } from '@plenary/kit/i18n';
import type { RemoteModule } from '@plenary/kit/remote';
import type { RemoteSource } from '../remotes/page-store';
import { sharedModules } from './shared-modules';

const nodeRequire = createRequire(__filename);

export function fileSource(fileOf: (remote: string) => string): RemoteSource {
  const loaded = new Map<string, RemoteModule>();
  return {
    async load(remote) {
      const known = loaded.get(remote);
      if (known) return known;
      const module = evaluate(fileOf(remote));
      await addCatalogue(module.catalogue);
      loaded.set(remote, module);
      return module;
    },
    reset: () => Promise.resolve(),
  };
}

type Bundle = (module: object, exports: object, require: (request: string) => unknown) => void;

function evaluate(file: string): RemoteModule {
  const code = readFileSync(file, 'utf8');
  const module: { exports: { default?: RemoteModule } } = { exports: {} };
  const require = (request: string) => sharedModules[request] ?? (nodeRequire(request) as unknown);
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as Bundle;
  run(module, module.exports, require);
  if (!module.exports.default?.pages) throw new Error(`${file} exports no pages`);
  return module.exports.default;
}
