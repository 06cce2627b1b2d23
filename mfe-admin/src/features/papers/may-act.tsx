import type { ReactNode } from 'react';
import type { AdminPaper } from './paper.api';

interface MayActProps {
  paper: AdminPaper;
  children: ReactNode;
}

/** Nothing for those who only read papers of this topic; the server would refuse them. */
export function MayAct({ paper, children }: MayActProps) {
  return paper.mayAct ? children : null;
}
