const CODESTREAM = Buffer.from('ff4fff51', 'hex');
/** Of a JBIG2 segment that describes the page. */
const PAGE_INFORMATION = 48;

/**
 * The pixels that a picture unpacks to by its own account, which viewers follow whatever its dictionary
 * says; 0 where its encoding does not say so.
 */
export function encodedPixels(picture: Buffer): number {
  if (picture[0] === 0xff && picture[1] === 0xd8) return jpegPixels(picture);
  const codestream = picture.subarray(0, 4096).indexOf(CODESTREAM);
  if (codestream >= 0) return jpxPixels(picture, codestream);
  return jbig2Pixels(picture);
}

/** Of the frame header (ITU-T T.81, B.2.2). */
function jpegPixels(picture: Buffer): number {
  let at = 2;
  while (at + 9 <= picture.length && picture[at] === 0xff) {
    const marker = picture[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return picture.readUInt16BE(at + 5) * picture.readUInt16BE(at + 7);
    at += 2 + picture.readUInt16BE(at + 2);
  }
  return 0;
}

/** Of the size marker (ITU-T T.800, A.5.1). */
function jpxPixels(picture: Buffer, codestream: number): number {
  const at = codestream + 8;
  if (at + 16 > picture.length) return 0;
  const [width, height] = [picture.readUInt32BE(at), picture.readUInt32BE(at + 4)];
  return width * height;
}

/** Of the first segment (ITU-T T.88, 7.2 and 7.4.8); a height of all ones is unknown. */
function jbig2Pixels(picture: Buffer): number {
  if (picture.length < 19 || ((picture[4] ?? 0) & 0x3f) !== PAGE_INFORMATION) return 0;
  const [width, height] = [picture.readUInt32BE(11), picture.readUInt32BE(15)];
  return height === 0xffffffff ? 0 : width * height;
}
