/** A dot path ("dates.1.day") and its message. */
export type Problem = [field: string, text: string];
