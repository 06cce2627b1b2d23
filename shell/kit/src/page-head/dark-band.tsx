import { colours, styled } from '@plenary/kit/ui';
import type { ComponentProps } from 'react';

const Root = styled('div')({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: '#000051',
  color: '#fff',
  '& h1': { color: '#fff' },
  '& nav ol': { color: colours.mutedOnDark },
  '& nav a': { color: '#fff' },
  '& > svg': { position: 'absolute', blockSize: 'auto', maxInlineSize: 'none' },
  '& > :not(svg)': { position: 'relative' },
  '@media print': {
    backgroundColor: 'transparent',
    '&, & h1, & nav ol, & nav a': { color: '#000' },
    '& > svg': { display: 'none' },
  },
});

/** The dark ground of the hero and of page heads. A map laid on it is placed by its own class. */
export function DarkBand(props: ComponentProps<'div'>) {
  return <Root data-ground="dark" {...props} />;
}
