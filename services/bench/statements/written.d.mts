export interface WrittenTransfer {
  /** Cents; negative for outgoing money. */
  minor: number;
  date: string;
  sender: string;
  text: string;
  reference?: string | undefined;
  /** Of CAMT, as the two below: the payer's reference, and the account of the other side. */
  endToEndId?: string;
  account?: string;
  /** Cents of USD, in a statement of another currency. */
  ordered?: number;
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
