/** "000000010000000000000007": timeline, log and segment, 8 hexadecimal digits each. */
export const SEGMENT = /^[0-9A-F]{24}$/;
/** "00000002.history": where a timeline left the one before. */
export const HISTORY = /^[0-9A-F]{8}\.history$/;

/** Of 16 MB, as initdb makes them. */
const SEGMENTS_IN_LOG = 256n;

export function timelineOf(name: string): string {
  return name.slice(0, 8);
}

/** The segment that continues this one on its timeline. */
export function segmentAfter(name: string): string {
  const number = BigInt(`0x${name.slice(8, 16)}`) * SEGMENTS_IN_LOG;
  const next = number + BigInt(`0x${name.slice(16)}`) + 1n;
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0');
  return timelineOf(name) + hex(next / SEGMENTS_IN_LOG) + hex(next % SEGMENTS_IN_LOG);
}

/** Offset of the identifier of the cluster in the first page of a segment. */
const SYSTEM_AT = 24;

/** @param start the first bytes of a segment */
export function systemOfSegment(start: Buffer): string {
  return start.readBigUInt64LE(SYSTEM_AT).toString();
}

/** @param control the content of global/pg_control */
export function systemOfControl(control: Buffer): string {
  return control.readBigUInt64LE(0).toString();
}
