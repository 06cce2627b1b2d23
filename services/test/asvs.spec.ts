import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const program = join(__dirname, '../launcher/asvs.mjs');

type Requirement = Record<string, unknown> & { id: string };

const { requirements } = JSON.parse(
  readFileSync(join(__dirname, '../../docs/security/asvs.json'), 'utf8'),
) as { requirements: Requirement[] };
const unmapped = requirements.map(({ id }) => ({
  id,
  topic: 'A topic',
  status: 'not applicable',
  because: 'this product is empty',
}));

const spec = `
it('holds', () => undefined);
it.each([1, 2])('holds for %d', () => undefined);
it.skip('is skipped', () => undefined);
describe('a group', () => undefined);
// it('is a comment', () => undefined);
`;
const files = {
  'package.json': JSON.stringify({ version: '1.0.0', license: 'MIT' }),
  'a.spec.ts': spec,
  'a.ts': 'export const kept = 1;\nconst hidden = 2;\n// twice twice\n',
  'README.md': '# Rules\n\nNo heading\n',
};

/** One requirement whose evidence is each of these. */
const met = (id: string, ...evidence: object[]): Requirement => ({
  id,
  topic: 'A topic',
  status: 'met',
  evidence,
});
const valid = met(
  '1.1.1',
  { file: 'a.spec.ts', test: 'holds' },
  { file: 'a.spec.ts', test: 'holds for %d' },
  { file: 'a.ts', symbol: 'kept' },
  { file: 'a.ts', text: 'hidden' },
  { file: 'README.md', heading: 'Rules' },
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-asvs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(changes: Requirement[], listed = unmapped) {
  const changed = listed.map((each) => changes.find(({ id }) => id === each.id) ?? each);
  const source = JSON.stringify({ requirements: changed });
  for (const [file, text] of Object.entries({ ...files, 'docs/security/asvs.json': source })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function run(...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [program, folder, ...options], {
    encoding: 'utf8',
  });
  return { status, problems: stderr.split('\n').filter(Boolean) };
}

describe('the check of the security verification', () => {
  it('accepts tests, symbols, texts and headings that exist, until a result is changed', () => {
    write([valid]);
    expect(run()).toEqual({ status: 0, problems: [] });

    const document = join(folder, 'docs/security/asvs.md');
    writeFileSync(document, readFileSync(document, 'utf8').replace('Met', 'Surpassed'));
    expect(run('--check')).toEqual({
      status: 1,
      problems: [expect.stringMatching(/^docs\/security\/asvs\.md differs/)],
    });
  });

  it('refuses evidence that is gone, reasons that are missing, and ids that are missing or twice', () => {
    const [first, ...others] = unmapped;
    const listed = [first!, ...others.map((each) => (each.id === '1.2.1' ? first! : each))];
    write(
      [
        met('1.1.2', { file: 'a.spec.ts', test: 'is skipped' }),
        met('1.2.2', { file: 'a.spec.ts', test: 'a group' }),
        met('1.2.3', { file: 'a.spec.ts', test: 'is a comment' }),
        met('1.2.4', { file: 'a.ts', symbol: 'hidden' }),
        met('1.2.5', { file: 'a.ts', text: 'twice' }),
        met('1.2.6', { file: 'b.ts', symbol: 'kept' }),
        met('1.2.7', { file: 'README.md', heading: 'No heading' }),
        met('1.2.8'),
        { id: '1.2.9', topic: 'A topic', status: 'not met', because: 'unsaid' },
      ],
      listed,
    );
    const { status, problems } = run();
    expect(status).toBe(1);
    expect(problems).toEqual([
      '1.2.1 is missing.',
      '1.1.1 is listed twice.',
      '1.1.2 names a.spec.ts, which has no test "is skipped".',
      '1.2.2 names a.spec.ts, which has no test "a group".',
      '1.2.3 names a.spec.ts, which has no test "is a comment".',
      '1.2.4 names a.ts, which exports no hidden.',
      '1.2.5 names a.ts, which has "twice" 2 times.',
      '1.2.6 names b.ts, which does not exist.',
      '1.2.7 names README.md, which has no heading "No heading".',
      '1.2.8 is met without evidence.',
      '1.2.9 does not say "missing".',
    ]);
  });

  it('covers the requirements of both levels', () => {
    expect(requirements).toHaveLength(253);
  });
});
