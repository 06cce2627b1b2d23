const SIGNATURE_AT = 36;
const TAGS_AT = 128;
const MOST_TAGS = 100;
/** Descriptions and copyright; programs write the name of the display or its owner here. */
const TEXTS = ['desc', 'cprt', 'dmnd', 'dmdd', 'vued', 'scrd', 'targ'];

/**
 * Empties the texts of an ICC profile (ICC.1:2022, clause 9); its colours stay the same.
 * @returns undefined for other data
 */
export function stripColourProfile(profile: Buffer): Buffer | undefined {
  if (profile.toString('latin1', SIGNATURE_AT, SIGNATURE_AT + 4) !== 'acsp') return undefined;
  if (profile.length < TAGS_AT + 4) return undefined;
  const stripped = Buffer.from(profile);
  const count = Math.min(profile.readUInt32BE(TAGS_AT), MOST_TAGS);
  for (let index = 0; index < count; index++) {
    const entry = TAGS_AT + 4 + 12 * index;
    if (entry + 12 > profile.length) break;
    if (!TEXTS.includes(profile.toString('latin1', entry, entry + 4))) continue;
    const start = profile.readUInt32BE(entry + 4);
    const end = start + profile.readUInt32BE(entry + 8);
    if (end <= profile.length) stripped.fill(0, start + headOf(profile, start), end);
  }
  return stripped;
}

/** Bytes before the first text of an element. */
function headOf(profile: Buffer, start: number): number {
  const type = profile.toString('latin1', start, start + 4);
  if (type === 'mluc') return 16 + 12 * profile.readUInt32BE(start + 8);
  return type === 'desc' ? 12 : 8;
}
