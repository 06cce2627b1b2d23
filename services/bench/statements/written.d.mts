export interface WrittenTransfer {
  /** Cents; negative for outgoing money. */
  minor: number;
  date: string;
  sender: string;
  text: string;
  reference?: string | undefined;
  isPending?: boolean;
  details?: WrittenTransfer[];
}

export interface WrittenStatement {
  account: string;
  number?: string;
  currency?: string;
  opening?: number;
  transfers: WrittenTransfer[];
}

export function mt940(statement: WrittenStatement & { isStructured?: boolean }): string;
export function camt(
  statement: WrittenStatement & {
    format?: 'camt.052' | 'camt.053' | 'camt.054';
    version?: string;
  },
): Iterable<string>;
export function csv(statement: Pick<WrittenStatement, 'transfers' | 'currency'>): Iterable<string>;
