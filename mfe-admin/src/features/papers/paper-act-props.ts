import type { AdminPaper } from './paper.api';

/** What each of a chair's acts gets. */
export interface PaperActProps {
  paper: AdminPaper;
  /** Called with what to announce. */
  onDone: (text: string) => void;
}
