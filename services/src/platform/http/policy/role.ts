export const ROLES = ['researcher', 'reviewer', 'admin'] as const;

/** A 'researcher' is a plain user. */
export type Role = (typeof ROLES)[number];
