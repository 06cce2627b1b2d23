const [MARK, START, SCAN] = [0xff, 0xd8, 0xda];
/** Exif and XMP, IPTC, comments. */
const METADATA = new Set([0xe1, 0xed, 0xfe]);

/** Removes segments (ITU-T T.81, annex B); pixels and other data stay unchanged. */
export function stripJpegMetadata(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== MARK || jpeg[1] !== START) return jpeg;
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === MARK && jpeg[at + 1] !== SCAN) {
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
    if (length < 2) return jpeg;
    const next = at + 2 + length;
    if (!METADATA.has(jpeg[at + 1] ?? 0)) kept.push(jpeg.subarray(at, next));
    at = next;
  }
  if (jpeg[at] !== MARK) return jpeg;
  kept.push(jpeg.subarray(at));
  return Buffer.concat(kept);
}
