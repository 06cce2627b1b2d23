import { useNavigate } from '@plenary/kit/router';
import { Alert, Link, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

// Scrolls into view above a sticky bar.
const Box = styled('div')({ scrollMarginBlock: '80px 128px' });

/** Before the login page opens (specification, section 9). */
export const LOGIN_DELAY_MS = 2000;

interface TimedRedirectProps {
  to: string;
  state: unknown;
  delayMs: number;
  replace?: boolean;
  text: string;
  linkText: string;
}

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
