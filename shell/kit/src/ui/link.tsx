import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export function Link({
  to,
  state,
  replace,
  children,
}: {
  to: string;
  state?: unknown;
  replace?: boolean;
  children: ReactNode;
}) {
  return (
    <MuiLink component={RouterLink} to={to} state={state} replace={replace}>
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
