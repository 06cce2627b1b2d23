/** What pages that are not prerendered need, written into the one page that they start with. */
export interface WaitingPages {
  /** Addresses of scripts. */
  files: string[];
  pages: WaitingPage[];
}

export interface WaitingPage {
  /** The router's pattern. */
  path: string;
  /** Places in `files`. */
  files: number[];
  /** Addresses of the API with the pattern's parameters. */
  requests?: string[];
}

export const WAITING_PAGES_ID = 'waiting-pages';
