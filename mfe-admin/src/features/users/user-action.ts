import type { Person } from './user.api';

export interface UserActionProps {
  user: Person;
  /** Called with what to announce. */
  onDone: (message: string) => void;
}
