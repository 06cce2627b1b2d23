// node test-contract.mjs [shell | remote …] [--site <folder>] [--no-build]: runs contract tests.
// shell: this checkout's shell with the live remotes, whose own tests run.
// A remote: this checkout's remote with the oldest and the newest published shell that it fits.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkName, remoteName, siteFolder } from '../site/front-ends.mjs';
import { startProduct } from './product.mjs';
import { runContracts } from './run-contracts.mjs';
import { ScratchSite } from './scratch-site.mjs';
import { rangeOf, shellsOf } from './shells.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, 'no-build': { type: 'boolean' } },
});

async function main() {
  const names = positionals.length > 0 ? positionals.map(checkName) : ['shell'];
  if (!values['no-build']) {
    const build = path.join(import.meta.dirname, '../site/build.mjs');
    execFileSync(process.execPath, [build, ...names], { stdio: 'inherit' });
  }
  const failed = [];
  for (const name of names) {
    const scratch = new ScratchSite(siteFolder(values.site));
    try {
      failed.push(
        ...(name === 'shell' ? await testShell(scratch) : await testRemote(scratch, name)),
      );
    } finally {
      scratch.remove();
    }
  }
  if (failed.length > 0) throw new Error(`\nFailed: ${failed.join(', ')}.`);
  console.log('\nAll contract tests passed.');
}

/** @returns the remotes that failed, in words */
async function testShell(scratch) {
  const { remotes } = scratch.live;
  const shell = await scratch.add('shell');
  const reason = scratch.compose({ shell, remotes });
  if (reason) throw new Error(`Shell ${shell} cannot go live with the live remotes.\n${reason}`);
  return test(scratch, shell, remotes);
}

async function testRemote(scratch, frontEnd) {
  const name = remoteName(frontEnd);
  const version = await scratch.add(frontEnd);
  const shells = shellsOf(scratch.history, scratch.live);
  const compose = (state) => scratch.compose(state);
  const range = rangeOf(shells, name, version, compose, (line) => console.log(line));
  if (range.length === 0) throw new Error(`${frontEnd} ${version} fits no published shell.`);
  const failed = [];
  for (const state of range) {
    // The last one tried is composed; it may be another.
    scratch.compose(state);
    failed.push(...(await test(scratch, state.shell, { [name]: version })));
  }
  return failed;
}

async function test(scratch, shell, versions) {
  console.log(`\nWith shell ${shell}`);
  const { given, stop } = await startProduct(scratch.site, `${scratch.folder}/data-${shell}`);
  try {
    const results = await runContracts(scratch.site, versions, given);
    console.log('');
    for (const each of results) console.log(lineOf(each));
    return results
      .filter((each) => each.failed.length > 0)
      .map(({ name, version }) => `${name} ${version} with shell ${shell}`);
  } finally {
    await stop();
  }
}

function lineOf({ name, version, hasTests, passed, failed }) {
  const title = `${name} ${version}`;
  if (failed.length === 0) {
    return hasTests ? `✓ ${title}: ${passed} passed` : `- ${title}: has no contract tests`;
  }
  return [`✗ ${title}: ${passed} passed, ${failed.length} failed`, ...failed].join('\n    ');
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
