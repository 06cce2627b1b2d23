import { RouterLink } from '@plenary/kit/router';
import { CallToAction, colours, styled } from '@plenary/kit/ui';
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
  border: `1px solid ${colours.onDark}`,
  borderRadius: 8,
  color: colours.onDark,
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colours.onDarkHover },
  '@media print': { display: 'none' },
});

const Pink = styled(CallToAction)({ '@media print': { display: 'none' } }) as typeof CallToAction;

export function PinkLink(props: DarkLinkProps) {
  return <Pink component={RouterLink} {...props} />;
}

export function OutlinedLink(props: DarkLinkProps & { className?: string }) {
  return <Outlined {...props} />;
}
