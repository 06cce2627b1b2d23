// Counts words that the product does not use, in comments, test titles and messages, and fails when
// one of them is more frequent than its limit. --files names the places.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Uses per 10,000 words that are accepted; each word has a plainer one in its place. */
const LIMITS = [
  ['whoever', /\bwhoever\b/g, 0],
  ['somebody', /\bsomebody\b/g, 0],
  ['nobody', /\bnobody\b/g, 0],
  ['anew', /\banew\b/g, 0],
  ['beside', /\bbeside\b/g, 0.3],
  ['besides', /\bbesides\b/g, 0],
  ['stand(s)', /\bstands?\b/g, 0.4],
  ['what is/was/has/came', /\bwhat (is|was|has|came)\b/g, 0.3],
  ['take back', /\b(take|takes|taken|took|taking) back\b/g, 0],
  ['let pass', /\blet(s|ting)? (\w+ )?pass\b/g, 0],
  ['of its own', /\bof (its|their|his|her) own\b/g, 0],
  ["one's", /\bone['’]s\b/g, 0],
  ['alone (for only)', /\b(by|for|with|from|of|to) (\w+ ){0,3}alone\b/g, 0.3],
];

const COMMENT = /(?:^|[\s;,{}()])\/\/(?!\s*(?:oxlint|@ts))(.*)$|\/\*(?!\s*oxlint)([\s\S]*?)\*\//gm;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const MESSAGE = /^(?:msgid|msgstr)(?:\[\d\])? "(.*)"$|^"(.*)"$/gm;
const STRING = /(['"`])((?:\\.|(?!\1)[^\n\\])*)\1/g;
// Addresses and code do not count.
const NOT_WORDING = /\S+@\S+|https?:\S+|`[^`]*`|\$\{[^}]*\}/g;

const TEXTS = /[./-]texts?\.tsx?$/;

const passages = sources().flatMap(passagesOf);
const words = passages.reduce(
  (sum, { text }) => sum + (text.match(/[a-z][a-z'’]*/g)?.length ?? 0),
  0,
);
const isVerbose = process.argv.includes('--files');
let isExceeded = false;

console.log(`${words} words in comments, test titles and messages; uses per 10,000 words:`);
for (const [name, pattern, limit] of LIMITS) {
  const found = passages.flatMap(({ file, text }) => (text.match(pattern) ?? []).map(() => file));
  const rate = (found.length / words) * 10_000;
  const isAbove = rate > limit;
  isExceeded ||= isAbove;
  console.log(
    `${isAbove ? '✗' : '✓'} ${name.padEnd(22)} ${rate.toFixed(2).padStart(6)} (${found.length}), at most ${limit}`,
  );
  if (isVerbose) for (const file of new Set(found)) console.log(`    ${file}`);
}
process.exitCode = isExceeded ? 1 : 0;

function sources() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  // This file has to name the words.
  const isSource = (file) =>
    /\.([cm]?[jt]sx?|po)$/.test(file) && !file.endsWith('launcher/wording.mjs');
  return stdout.split('\n').filter((file) => isSource(file) && existsSync(join(root, file)));
}

function passagesOf(file) {
  const code = readFileSync(join(root, file), 'utf8');
  const parts = file.endsWith('.po')
    ? all(code, MESSAGE)
    : [...all(code, COMMENT), ...all(code, TITLE), ...(TEXTS.test(file) ? all(code, STRING) : [])];
  return parts.map((part) => ({
    file,
    text: part
      .replace(NOT_WORDING, ' ')
      .replace(/\s+\*?\s*/g, ' ')
      .toLowerCase(),
  }));
}

/** The captured text of each match, in whichever group it is. */
function all(code, pattern) {
  return Array.from(
    code.matchAll(pattern),
    (match) => match.slice(1).findLast((group) => group?.length > 1) ?? '',
  );
}
