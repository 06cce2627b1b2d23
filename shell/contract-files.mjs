import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The contract tests of a remote, which its published version has with it. */
export function contractFiles(folder) {
  const contract = path.join(folder, 'contract');
  if (!existsSync(contract)) return [];
  return readdirSync(contract)
    .filter((file) => file.endsWith('.contract.ts'))
    .sort()
    .map((file) => path.join(contract, file));
}

/**
 * The build of a remote's contract tests: one file of the version, which runs without the remote's sources.
 * @param output of the remote's pages for Node, next to which the file is
 * @returns no environment when there are no tests
 */
export function contractEnvironments(dir, name, output) {
  const contract = contractFiles(dir);
  if (contract.length === 0) return {};
  const environment = {
    source: { entry: { contract } },
    output: {
      ...output,
      // The pages are there.
      cleanDistPath: false,
      externals: { '@playwright/test': 'commonjs @playwright/test' },
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: { context: dir, optimization: { splitChunks: false, runtimeChunk: false } },
    },
  };
  return { [`${name}-contract`]: environment };
}
