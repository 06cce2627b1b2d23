import { parseArgs } from 'node:util';

/** Of the command line. */
export const { values } = parseArgs({
  options: {
    small: { type: 'string' },
    large: { type: 'string' },
    rounds: { type: 'string', default: '300' },
    /** Seconds before an upload is measured once more. */
    quiet: { type: 'string', default: '60' },
    /** How long `--only heap` takes, and until the deadline of `--only deadline`. */
    minutes: { type: 'string', default: '60' },
    /** Of `--only deadline`: 1 is 10,000 submissions in an hour. */
    factor: { type: 'string', default: '0.02' },
    megabytes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '7' },
    /** Of `reads` and `desk`: how many servers take turns, and whether traces and metrics are on. */
    processes: { type: 'string', default: '1' },
    observed: { type: 'boolean', default: false },
    /** New processes of `reads`, `desk`, `metrics` and `traces`; an even number. */
    pairs: { type: 'string', default: '8' },
    /** Of a statement with planted errors. */
    transfers: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4137' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
