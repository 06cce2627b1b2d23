import type { Readable } from 'node:stream';

/** A PDF without metadata. */
export interface ComparedFile {
  bytes: number;
  content: Readable;
}

/** What became of a paper at the service. */
export type Comparison =
  | { kind: 'waiting' }
  /** Percent of the paper that the service found elsewhere. */
  | { kind: 'ready'; percent: number }
  /** With the code of the service. */
  | { kind: 'failed'; code: string };

/**
 * The port to services that compare papers with publications and the web. A figure that an organiser enters needs no
 * service. Each call can be repeated; `register` then makes another id.
 */
export interface ComparisonService {
  readonly name: string;
  /** Tells no names of authors. @returns the id of the service @throws ComparisonError */
  register(paper: { id: string; title: string }): Promise<string>;
  /** @throws ComparisonError */
  upload(id: string, file: ComparedFile): Promise<void>;
  /** Asks for the comparison once the service has read the file. @returns whether it has @throws ComparisonError */
  compare(id: string): Promise<Comparison | { kind: 'comparing' }>;
  /** @throws ComparisonError */
  result(id: string): Promise<Comparison>;
  /** @returns the address of the report, for this reader and a short time @throws ComparisonError */
  reportUrl(id: string, readerId: string): Promise<string>;
}

export class ComparisonError extends Error {
  /** @param isFinal asking again would not help */
  constructor(
    readonly code: string,
    readonly isFinal: boolean,
  ) {
    super(`The service for similarity answered ${code}`);
  }
}
