import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A link to a page of the product. */
export function Link({
  to,
  state,
  replace,
  children,
}: {
  to: string;
  state?: unknown;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  children: ReactNode;
}) {
  return (
    <MuiLink component={RouterLink} to={to} state={state} replace={replace}>
      {children}
    </MuiLink>
  );
}

/** A link that leaves the product. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MuiLink href={href} rel="noopener noreferrer">
      {children}
    </MuiLink>
  );
}
