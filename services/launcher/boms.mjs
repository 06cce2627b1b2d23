// Fails when a build has no bill of materials that follows the schema of CycloneDX 1.6.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cyclonedxProblem } from './cyclonedx-problem.mjs';
import { root as product } from './root.mjs';

const root = process.argv[2] ?? product;
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const parts = workspaces.filter((name) => /^(shell|services|mfe-.+)$/.test(name));

for (const part of parts) {
  const found = await problem(join(root, part, 'dist/bom.json'));
  if (!found) continue;
  console.error(`${part}/dist/bom.json: ${found}`);
  process.exitCode = 1;
}

async function problem(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const { components = [] } = JSON.parse(text);
    if (components.length === 0) return 'it lists no package';
    return await cyclonedxProblem(text);
  } catch (error) {
    return error.message;
  }
}
