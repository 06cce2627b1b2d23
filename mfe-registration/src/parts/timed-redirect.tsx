import { useNavigate } from '@plenary/kit/router';
import { Alert, Link, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Comes into view above a bar at the bottom, too. */
const Box = styled('div')({ scrollMarginBlock: '80px 128px' });

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
  const box = useRef<HTMLDivElement>(null);
  const go = useEffectEvent(() => void navigate(to, { state, replace }));

  useEffect(() => {
    const timer = setTimeout(() => go(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Box ref={box}>
      <Alert severity="info">
        {text}{' '}
        <Link to={to} state={state} replace={replace}>
          {linkText}
        </Link>
      </Alert>
    </Box>
  );
}
