import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const program = join(__dirname, '../launcher/unmatched-tests.mjs');

const files = {
  'web/jest.config.mjs': `export default { testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'] };`,
  'web/src/page.spec.tsx': `it('runs', () => undefined);`,
  'web/src/deep/er/page.spec.ts': `it('runs', () => undefined);`,
  'web/src/page.ts': 'export const page = 1;',
  'browser/playwright.config.ts': `export default { testMatch: '*.e2e.ts' };`,
  'browser/flow.e2e.ts': `test('runs', () => undefined);`,
};

const planted = {
  'web/src/page.test.ts': '',
  'web/page.spec.ts': '',
  'web/src/checks.ts': `describe('never runs', () => undefined);`,
  'browser/parts/flow.e2e.ts': '',
};

function check(repository: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-test-names-'));
  try {
    for (const [file, text] of Object.entries(repository)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    spawnSync('git', ['init', '-q'], { cwd: folder });
    const { status, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
    const refused = stderr.split('\n').filter(Boolean);
    return { status, refused: refused.map((line) => line.split(': ')[0]).sort() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the check of test file names', () => {
  it('accepts test files that a runner matches', () => {
    expect(check(files)).toEqual({ status: 0, refused: [] });
  });

  it('refuses test files that no runner matches', () => {
    const refused = Object.keys(planted).sort();
    expect(check({ ...files, ...planted })).toEqual({ status: 1, refused });
  });
});
