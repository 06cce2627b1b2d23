// Bundled into remotes. Shared modules are imported by entry point to stay the shell's one copy.
export { DarkBand } from './dark-band';
export { Edge } from './edge';
export { PageHead } from './page-head';
