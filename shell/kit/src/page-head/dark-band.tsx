import { colours, styled } from '@plenary/kit/ui';
import type { ComponentProps } from 'react';

const Root = styled('div')({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& h1': { color: colours.onDark },
  '& nav ol': { color: colours.mutedOnDark },
  '& nav a': { color: colours.onDark },
  '& > svg': { position: 'absolute', blockSize: 'auto', maxInlineSize: 'none' },
  '& > :not(svg)': { position: 'relative' },
  '@media print': {
    backgroundColor: 'transparent',
    '&, & h1, & nav ol, & nav a': { color: colours.print },
    '& > svg': { display: 'none' },
  },
});

export function DarkBand(props: ComponentProps<'div'>) {
  return <Root data-ground="dark" {...props} />;
}
