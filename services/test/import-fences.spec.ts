import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['shell', 'mfe-public', 'mfe-admin', 'services'];

/** A small copy of the house, in order. */
const house: Record<string, string> = {
  'shell/src/app.ts': `import { button } from '../kit/src/ui'; export const app = button;`,
  'shell/kit/src/ui.ts': 'export const button = 1; export type Button = number;',
  'mfe-public/src/remote.ts': `import './features/home/home'; export type Remote = 1;`,
  'mfe-public/src/features/home/home.ts': `import type { Button } from '../../../../shell/kit/src/ui'; export type Home = Button;`,
  'mfe-public/src/features/venue/venue.ts': 'export type Venue = 1;',
  'mfe-admin/src/remote.ts': 'export type Remote = 1;',
  'services/src/users/user.entity.ts': 'export class User {}',
  'services/src/users/users.service.ts': `import { User } from './user.entity'; export type Known = User;`,
  'services/src/papers/papers.service.ts': `import type { Known } from '../users/users.service'; export type Author = Known;`,
};

/** What each fence must refuse: the file that breaks it, and how. */
const plants: [rule: string, file: string, text: string][] = [
  [
    'remote-knows-itself-and-the-kit',
    'mfe-public/src/planted-1.ts',
    `import type { Remote } from '../../mfe-admin/src/remote'; export type Planted = Remote;`,
  ],
  [
    'remote-knows-itself-and-the-kit',
    'mfe-public/src/planted-2.ts',
    `export { app } from '../../shell/src/app';`,
  ],
  [
    'remote-knows-itself-and-the-kit',
    'mfe-public/src/planted-3.ts',
    `import type { User } from '../../services/src/users/user.entity'; export type Planted = User;`,
  ],
  ['kit-stands-alone', 'shell/kit/src/planted.ts', `export { app } from '../../src/app';`],
  [
    'shell-loads-remotes',
    'shell/src/planted.ts',
    `export const planted = () => import('../../mfe-admin/src/remote');`,
  ],
  [
    'server-stands-alone',
    'services/src/users/planted.ts',
    `import type { Button } from '../../../shell/kit/src/ui'; export type Planted = Button;`,
  ],
  [
    'entities-stay-in-their-module',
    'services/src/papers/planted.ts',
    `import type { User } from '../users/user.entity'; export type Planted = User;`,
  ],
  [
    'features-do-not-know-each-other',
    'mfe-public/src/features/home/planted.ts',
    `import type { Venue } from '../venue/venue'; export type Planted = Venue;`,
  ],
  [
    'no-cycles',
    'services/src/users/user.entity.ts',
    `import type { Known } from './users.service'; export class User { known?: Known }`,
  ],
  ['imports-exist', 'mfe-admin/src/planted.ts', `import './nowhere';`],
];

function refusals(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-fences-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const rules = '.dependency-cruiser.cjs';
    for (const file of [rules, 'tsconfig.base.json'])
      copyFileSync(join(root, file), join(folder, file));
    const args = [cruiser, '--config', rules, '--output-type', 'json', ...folders];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { summary } = JSON.parse(stdout) as Report;
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

it('lets pass what keeps to the fences', () => {
  expect(refusals(house)).toEqual([]);
});

it('refuses every import that crosses a fence', () => {
  const planted = Object.fromEntries(plants.map(([, file, text]) => [file, text]));
  expect(refusals({ ...house, ...planted })).toEqual(
    plants.map(([rule, file]) => `${rule}: ${file}`).sort(),
  );
});
