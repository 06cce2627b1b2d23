export const ROLES = ['researcher', 'reviewer', 'admin'] as const;

/** A plain user is a researcher. */
export type Role = (typeof ROLES)[number];
