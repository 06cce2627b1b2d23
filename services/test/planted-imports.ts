interface Violation {
  file: string;
  text: string;
}

const roomsBelowOperations = [
  'platform',
  'messaging',
  'identity',
  'conference',
  'papers',
  'review',
  'registration',
];

const importOfOperations = (room: string): Violation => ({
  file: `services/src/${room}/planted-up.ts`,
  text: `import type { Started } from '../operations/start'; export type Planted = Started;`,
});

export const allowedFiles: Record<string, string> = {
  'shell/src/app.ts': `import { button } from '../kit/src/ui'; export const app = button;`,
  'shell/kit/src/ui.ts': 'export const button = 1; export type Button = number;',
  'mfe-public/src/remote.ts': `import './features/home/home'; export type Remote = 1;`,
  'mfe-public/src/features/home/home.ts': `import type { Button } from '../../../../shell/kit/src/ui'; export type Home = Button;`,
  'mfe-public/src/features/venue/venue.ts': 'export type Venue = 1;',
  'mfe-admin/src/remote.ts': 'export type Remote = 1;',
  'services/src/platform/database/clock.ts': 'export type Clock = 1;',
  'services/src/identity/user.entity.ts': 'export class User {}',
  'services/src/identity/users.service.ts': `import { User } from './user.entity'; export type Known = User;`,
  'services/src/operations/start.ts': 'export type Started = 1;',
  'services/src/papers/papers.service.ts': `import type { Known } from '../identity/users.service'; export type Author = Known;`,
};

/** By rule of .dependency-cruiser.cjs. */
export const violations: Record<string, Violation[]> = {
  'remote-imports-itself-and-kit': [
    {
      file: 'mfe-public/src/planted-1.ts',
      text: `import type { Remote } from '../../mfe-admin/src/remote'; export type Planted = Remote;`,
    },
    { file: 'mfe-public/src/planted-2.ts', text: `export { app } from '../../shell/src/app';` },
    {
      file: 'mfe-public/src/planted-3.ts',
      text: `import type { User } from '../../services/src/identity/user.entity'; export type Planted = User;`,
    },
  ],
  'kit-imports-itself': [
    { file: 'shell/kit/src/planted.ts', text: `export { app } from '../../src/app';` },
  ],
  'shell-imports-no-remote': [
    {
      file: 'shell/src/planted.ts',
      text: `export const planted = () => import('../../mfe-admin/src/remote');`,
    },
  ],
  'server-imports-itself': [
    {
      file: 'services/src/identity/planted.ts',
      text: `import type { Button } from '../../../shell/kit/src/ui'; export type Planted = Button;`,
    },
  ],
  ...Object.fromEntries(
    roomsBelowOperations.map((room) => [
      `room-${room}-imports-lower-rooms`,
      [importOfOperations(room)],
    ]),
  ),
  'entities-stay-in-their-room': [
    {
      file: 'services/src/papers/planted.ts',
      text: `import type { User } from '../identity/user.entity'; export type Planted = User;`,
    },
  ],
  'migrations-are-frozen': [
    {
      file: 'services/src/platform/database/migrations/planted.ts',
      text: `import type { Clock } from '../clock'; export type Planted = Clock;`,
    },
  ],
  'features-do-not-import-each-other': [
    {
      file: 'mfe-public/src/features/home/planted.ts',
      text: `import type { Venue } from '../venue/venue'; export type Planted = Venue;`,
    },
  ],
  'no-cycles': [
    {
      file: 'services/src/identity/user.entity.ts',
      text: `import type { Known } from './users.service'; export class User { known?: Known }`,
    },
  ],
  'imports-exist': [{ file: 'mfe-admin/src/planted.ts', text: `import './nowhere';` }],
};

/** Two folders that import each other, though no file is part of a cycle. */
export const folderCycle: Record<string, string> = {
  'services/src/papers/planted-files/upload.ts': `export type { Status } from '../planted-status/status';`,
  'services/src/papers/planted-files/stored.ts': 'export type Stored = 1;',
  'services/src/papers/planted-status/status.ts': 'export type Status = 1;',
  'services/src/papers/planted-status/shown.ts': `export type { Stored } from '../planted-files/stored';`,
};
