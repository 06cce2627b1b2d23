import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { countUnsent, useAuth } from '@plenary/kit/session';
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { PlainQuestion } from './plain-question';
import type { Question, QuestionProps } from './question';

/** Few ever see it. A browser without a network may not have its code. */
const UnsentDialog = lazy<ComponentType<QuestionProps>>(() =>
  import('./unsent-dialog').catch(() => ({ default: PlainQuestion })),
);

const Ask = createContext<(question: Question) => void>(() => undefined);

export function LogoutQuestion({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <Ask value={setQuestion}>
      {children}
      {question && (
        <Suspense>
          <UnsentDialog {...question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </Ask>
  );
}

/**
 * Ends the session and opens the login page; asks first while changes of this device are not sent.
 * @param state of the login page
 */
export function useLogout(state?: { from: string }): () => void {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const ask = useContext(Ask);
  const leave = () => logout().then(() => navigate(paths.login.href(), { state }));
  async function leaveOrAsk() {
    const count = await countUnsent();
    if (count > 0) ask({ count, onConfirm: leave });
    else await leave();
  }
  return () => void leaveOrAsk();
}
