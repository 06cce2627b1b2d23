import * as z from 'zod';

/** Files of the cluster. */
export const CLUSTER = 'cluster/';
/** Passwords of the roles in the cluster. */
export const ACCESS = 'access.json';
/** The last entry of a base backup. */
export const ABOUT = 'about.json';

export const baseAboutSchema = z.object({
  folders: z.array(z.string()).describe('Folders of the cluster, also those without files.'),
  secret: z.string().describe('Fingerprint of JWT_SECRET, which seals parts of the database.'),
});
export type BaseAbout = z.infer<typeof baseAboutSchema>;
