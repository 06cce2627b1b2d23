const [MARK, START, SCAN] = [0xff, 0xd8, 0xda];
/** Exif and XMP, IPTC, comments: who took a picture, where, and with what. */
const NOTES = new Set([0xe1, 0xed, 0xfe]);

/**
 * A JPEG without the segments that only speak about it (ITU-T T.81, annex B); what is seen stays as it
 * is. Anything that is not built so comes back unchanged.
 */
export function jpegWithoutNotes(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== MARK || jpeg[1] !== START) return jpeg;
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === MARK && jpeg[at + 1] !== SCAN) {
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
    if (length < 2) return jpeg;
    const next = at + 2 + length;
    if (!NOTES.has(jpeg[at + 1] ?? 0)) kept.push(jpeg.subarray(at, next));
    at = next;
  }
  if (jpeg[at] !== MARK) return jpeg;
  kept.push(jpeg.subarray(at));
  return Buffer.concat(kept);
}
