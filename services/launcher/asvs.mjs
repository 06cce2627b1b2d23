// Writes docs/security/asvs.md and the CycloneDX attestation asvs.cdx.json from docs/security/asvs.json.
// --check fails when they differ, when a requirement is missing or listed twice, or when a test, symbol,
// text or heading that it names does not exist.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { attestation } from './asvs-attestation.mjs';
import { asvsDocument } from './asvs-document.mjs';
import { problemOf } from './asvs-evidence.mjs';
import { levelOf } from './asvs-requirements.mjs';
import { cyclonedxProblem } from './cyclonedx-problem.mjs';
import { root as product } from './root.mjs';

const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const root = given ?? product;
const folder = join(root, 'docs/security');
const REASON = { 'not met': 'missing', operator: 'because', 'not applicable': 'because' };

const { requirements } = JSON.parse(readFileSync(join(folder, 'asvs.json'), 'utf8'));
const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const outputs = {
  'asvs.md': (await format('asvs.md', asvsDocument(requirements), { printWidth: 100 })).code,
  'asvs.cdx.json': `${JSON.stringify(attestation(requirements, { version, license }), null, 2)}\n`,
};
const problems = [
  ...missingIds(),
  ...requirements.flatMap(problemsOf),
  ...(await schemaProblems()),
];

if (process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(outputs))
    if (read(name) !== text)
      problems.push(
        `docs/security/${name} differs from asvs.json: node services/launcher/asvs.mjs`,
      );
} else {
  for (const [name, text] of Object.entries(outputs)) writeFileSync(join(folder, name), text);
}
for (const line of problems) console.error(line);
process.exitCode = problems.length > 0 ? 1 : 0;

function missingIds() {
  const listed = requirements.map(({ id }) => id);
  const missing = [...levelOf.keys()].filter((id) => !listed.includes(id));
  const twice = listed.filter((id, index) => listed.indexOf(id) !== index);
  const unknown = listed.filter((id) => !levelOf.has(id));
  return [
    ...missing.map((id) => `${id} is missing.`),
    ...twice.map((id) => `${id} is listed twice.`),
    ...unknown.map((id) => `${id} is not a requirement of levels 1 and 2.`),
  ];
}

function problemsOf({ id, topic, status, evidence = [], ...rest }) {
  const reason = REASON[status];
  const found = [];
  if (!topic) found.push('has no topic');
  if (status !== 'met' && !reason) found.push(`has the unknown status ${status}`);
  if (status === 'met' && evidence.length === 0) found.push('is met without evidence');
  if (reason && !rest[reason]) found.push(`does not say "${reason}"`);
  found.push(...evidence.flatMap((each) => problemOf(root, each) ?? []));
  return found.map((text) => `${id} ${text}.`);
}

async function schemaProblems() {
  const problem = await cyclonedxProblem(outputs['asvs.cdx.json']);
  return problem ? [`asvs.cdx.json breaks the schema: ${problem}`] : [];
}

function read(name) {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
