/** Where the first script keeps what src/observed/observed.ts reports. */
export const OBSERVED = '__PLENARY_OBSERVED__';

/** A visit that is measured, or an error that nothing caught. */
export type Observed = 'measure' | ErrorEvent | PromiseRejectionEvent;

/** In the browser's timeline: `plenary:front-end mfe_admin 1.0.0-3f2a91bc`, when the code of a remote is asked for. */
export const FRONT_END_MARK = 'plenary:front-end';
