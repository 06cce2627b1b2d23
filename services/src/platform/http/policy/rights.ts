import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Of accounts with the role admin. What an admin may do is the sum of the account's permissions. */
export const PERMISSIONS = [
  ...([
    'owner',
    'chair',
    'track-chair',
    'finance',
    'site-editor',
    'check-in',
    'visa-officer',
    'read-only',
  ] as const),
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Granted for topics or tracks only. */
export const BY_TOPIC: readonly Permission[] = ['track-chair'];

/** Granted for an edition, and ended with its last day at the latest. */
export const BY_EDITION: readonly Permission[] = ['check-in'];

/** The permissions that include a right. Owners have every right but those of named officers. */
const HOLDERS = {
  'overview:read': ['chair', 'track-chair', 'finance', 'site-editor', 'read-only'],
  /** Track chairs: of papers of their topics. */
  'papers:read': ['chair', 'track-chair', 'read-only'],
  'papers:write': ['chair', 'track-chair'],
  'payments:read': ['finance'],
  'payments:write': ['finance'],
  /** Names, packages and payment states of attendees, and their arrival. */
  'check-in:write': ['check-in'],
  /** Open a locked period of the ledger. */
  'periods:unlock': [],
  'people:read': ['chair', 'finance', 'read-only'],
  'people:write': [],
  'edition:read': ['chair', 'track-chair', 'finance', 'site-editor', 'read-only'],
  /** Whole editions: copies, the current one, earlier revisions. */
  'edition:write': [],
  'site:write': ['site-editor'],
  /** Of the edition: what reviewing needs. */
  'reviewing:write': ['chair'],
  /** Fees and bank details. */
  'fees:write': ['finance'],
  'enquiries:read': ['chair', 'site-editor', 'read-only'],
  'enquiries:write': ['chair', 'site-editor'],
  'emails:read': [],
  'emails:write': [],
  /** Write to groups. Each group also takes the right to read what it is chosen by. */
  'bulk-emails:write': ['chair', 'finance'],
  /** Certificates, letters of acceptance and badges. */
  'documents:write': ['chair'],
  /** That people requested invitation letters, and their state. */
  'visa-letters:read': ['chair', 'visa-officer', 'read-only'],
  /** Their passport data. */
  'visa-letters:write': ['visa-officer'],
  /** Choose the notices that the caller gets by email. */
  'notices:write': [
    ...(['chair', 'track-chair', 'finance', 'site-editor'] as const),
    ...(['visa-officer', 'read-only'] as const),
  ],
  'audit:read': [],
  /** Figures and failures of the versions that browsers run. */
  'front-ends:read': [],
  /** Of the lists that the person reads: a file's purpose decides. */
  'files:read': ['chair', 'track-chair', 'finance', 'site-editor', 'read-only'],
  'samples:write': [],
} as const satisfies Record<string, readonly Permission[]>;

export type Right = keyof typeof HOLDERS;
export const RIGHTS = Object.keys(HOLDERS) as Right[];

/** What a permission is limited to; null for the whole conference. */
export type PermissionScope =
  | { readonly kind: 'topic' | 'edition'; readonly id: string }
  /** With the topics that the track has now. */
  | { readonly kind: 'track'; readonly id: string; readonly topics: readonly string[] };

export interface HeldPermission {
  readonly permission: Permission;
  readonly scope: PermissionScope | null;
}

/** Of a caller, as currently stored: none for an account without the role admin. */
export interface Permitted {
  readonly permissions: readonly HeldPermission[];
}

export function hasRight({ permissions }: Permitted, right: Right): boolean {
  const holders = holdersOf(right);
  return permissions.some(({ permission }) => holders.includes(permission));
}

/** The topics that a right is limited to; null for the whole conference, none without the right. */
export function topicsOf({ permissions }: Permitted, right: Right): string[] | null {
  const holders = holdersOf(right);
  const held = permissions.filter(({ permission }) => holders.includes(permission));
  const isWhole = held.some(({ permission, scope }) => !scope && !BY_TOPIC.includes(permission));
  if (isWhole) return null;
  return held.flatMap(({ scope }) => (scope?.kind === 'track' ? scope.topics : (scope?.id ?? [])));
}

/** Passport data is seen by the officers whom an owner named, and by no one else. */
const OF_OFFICERS: readonly Right[] = ['visa-letters:write'];

/** The permissions that give a right. */
export const holdersOf = (right: Right): Permission[] => [
  ...(OF_OFFICERS.includes(right) ? [] : (['owner'] as const)),
  ...HOLDERS[right],
];

/** In the order of their definition. */
export const rightsOf = (permitted: Permitted): Right[] =>
  RIGHTS.filter((right) => hasRight(permitted, right));

export const RIGHTS_NEEDED = 'plenary:rights';

/** What a caller of a route with @Access('admin') needs: one of the rights. */
export function Needs(...rights: [Right, ...Right[]]): MethodDecorator {
  return applyDecorators(SetMetadata(RIGHTS_NEEDED, rights), ApiExtension('x-rights', rights));
}
