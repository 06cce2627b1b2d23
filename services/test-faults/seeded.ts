/** Of this run; 1 where none is asked for. */
export const runSeed = Number(process.env['FAULT_SEED'] ?? 1);

/** Numbers from 0 to 1 that the seed and the name decide (mulberry32). */
export function seeded(name: string, seed = runSeed): () => number {
  let state = [...name].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    seed,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How often or how long a fault strikes in this run: FAULT_SCALE=0.1 makes it a tenth. */
export function scaled(full: number): number {
  return Math.ceil(full * Number(process.env['FAULT_SCALE'] ?? 1));
}
