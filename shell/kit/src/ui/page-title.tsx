import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { type } from './theme/tokens';

const Title = styled('h1')({ fontSize: type.pageTitle, lineHeight: 1.12 });

/** Focusable, because navigation moves the focus to it. */
export function PageTitle(props: ComponentProps<'h1'>) {
  return <Title tabIndex={-1} {...props} />;
}
