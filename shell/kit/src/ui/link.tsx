import MuiLink from '@mui/material/Link';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** One with `onClick` waits for its code on a page that is read without it. */
export function Link({
  to,
  state,
  replace,
  onClick,
  children,
}: {
  to: string;
  state?: unknown;
  replace?: boolean;
  onClick?: MouseEventHandler;
  children: ReactNode;
}) {
  return (
    <MuiLink
      component={RouterLink}
      to={to}
      state={state}
      replace={replace}
      onClick={onClick}
      data-needs-code={onClick && ''}
    >
      {children}
    </MuiLink>
  );
}

export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MuiLink href={href} rel="noopener noreferrer">
      {children}
    </MuiLink>
  );
}
