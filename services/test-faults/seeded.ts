/** 1 by default. */
export const runSeed = Number(process.env['FAULT_SEED'] ?? 1);

/** mulberry32: numbers from 0 to 1. */
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

/** FAULT_SCALE=0.1 makes it a tenth. */
export function scaled(full: number): number {
  return Math.ceil(full * Number(process.env['FAULT_SCALE'] ?? 1));
}
