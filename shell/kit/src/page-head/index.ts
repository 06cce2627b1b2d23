// Bundled into remotes. Shared modules are imported by entry point to stay the shell's one copy.
export { DarkBand } from './dark-band';
export { Edge } from './edge';
export { EditionStrip } from './edition-strip';
export { GateNotice } from './gate-notice';
export { PageHead } from './page-head';
