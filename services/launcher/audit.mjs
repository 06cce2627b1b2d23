// Asks the registry for known vulnerabilities, and fails on those of level high or above. Registries may
// refuse the question: then it prints "not checked" and the reason. A report of `npm audit --json` that
// was made elsewhere can be given as a file.
import { readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { execute } from './step.mjs';

const SERIOUS = ['high', 'critical'];
const LONGEST_WAIT = 60_000;

const [file] = process.argv.slice(2);
const text = file ? readFileSync(file, 'utf8') : await ask();
const report = parse(text);

if (!report?.vulnerabilities) {
  const { summary, detail } = report?.error ?? {};
  const reason = report?.message ?? summary ?? detail ?? text.trim().split('\n')[0];
  console.log(`Vulnerabilities: not checked. ${reason || 'The registry did not answer.'}`);
} else {
  const found = Object.values(report.vulnerabilities);
  const serious = found.filter(({ severity }) => SERIOUS.includes(severity));
  for (const { name, severity, range, via } of serious) {
    const titles = via.flatMap((each) => each.title ?? []);
    console.error(
      `${severity}: ${name} ${range}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`,
    );
  }
  console.log(`Vulnerabilities: ${serious.length} high or critical, ${found.length} in all.`);
  process.exitCode = serious.length > 0 ? 1 : 0;
}

async function ask() {
  const [program, args] = npm(
    'audit',
    '--json',
    `--fetch-timeout=${LONGEST_WAIT}`,
    '--fetch-retries=1',
  );
  const { output } = await execute(program, args, { quiet: true });
  return output;
}

/** npm prints warnings around its report. */
function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
