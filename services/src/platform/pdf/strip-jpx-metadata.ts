const METADATA = ['xml ', 'uuid'];
const HEAD = 8;

/**
 * Empties the boxes of XMP, Exif and other notes of a JPEG 2000 file (ITU-T T.800, annex I); its pixels
 * stay the same. Returns bare code streams unchanged.
 */
export function stripJpxMetadata(file: Buffer): Buffer {
  if (file.toString('latin1', 4, HEAD) !== 'jP  ') return file;
  const stripped = Buffer.from(file);
  let at = 0;
  while (at + HEAD <= file.length) {
    const length = file.readUInt32BE(at);
    const end = length >= HEAD ? Math.min(at + length, file.length) : file.length;
    if (METADATA.includes(file.toString('latin1', at + 4, at + HEAD))) {
      stripped.write('free', at + 4, 'latin1');
      stripped.fill(0, at + HEAD, end);
    }
    // A length of 64 bits is only written for files above the limit of uploads.
    if (length < HEAD) break;
    at = end;
  }
  return stripped;
}
