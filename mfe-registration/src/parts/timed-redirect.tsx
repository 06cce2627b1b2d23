import { useNavigate } from '@plenary/kit/router';
import { Alert, Link } from '@plenary/kit/ui';
import { useEffect, useEffectEvent } from 'react';

interface TimedRedirectProps {
  to: string;
  state: unknown;
  delayMs: number;
  /** Takes the place of this page in the history, so that going back does not lead here again. */
  replace?: boolean;
  /** What happens, and when. */
  text: string;
  /** Words of the link that does not wait. */
  linkText: string;
}

/** Says that another page follows, goes there after the delay, and offers to go at once. */
export function TimedRedirect(props: TimedRedirectProps) {
  const { to, state, delayMs, replace = false, text, linkText } = props;
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, { state, replace }));

  useEffect(() => {
    const timer = setTimeout(() => go(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  return (
    <Alert severity="info">
      {text}{' '}
      <Link to={to} state={state}>
        {linkText}
      </Link>
    </Alert>
  );
}
