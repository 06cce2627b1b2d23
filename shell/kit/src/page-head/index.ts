// Bundled into the remotes that use it. What the shell shares is imported by its own door, so that
// it stays the shell's one copy.
export { DarkBand } from './dark-band';
export { Edge } from './edge';
export { PageHead } from './page-head';
