import { RouterLink } from '@plenary/kit/router';
import { CallToAction, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

interface DarkLinkProps {
  to: string;
  children: ReactNode;
}

const Outlined = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 56,
  padding: '8px 16px',
  border: '1px solid #fff',
  borderRadius: 8,
  color: '#fff',
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'rgba(255, 255, 255, .12)' },
  '@media print': { display: 'none' },
});

const Pink = styled(CallToAction)({ '@media print': { display: 'none' } }) as typeof CallToAction;

/** The one pink button of a dark band. */
export function PinkLink(props: DarkLinkProps) {
  return <Pink component={RouterLink} {...props} />;
}

/** Its quieter neighbour. */
export function OutlinedLink(props: DarkLinkProps & { className?: string }) {
  return <Outlined {...props} />;
}
