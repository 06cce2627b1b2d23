import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ThinningLines } from '../art/thinning-lines';
import { Button } from './button';
import { texts } from './texts';
import { colours } from './theme/tokens';

const Room = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  paddingBlock: 24,
  '& strong': { fontSize: '1.125rem', color: colours.ink },
});

export function EmptyState(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <Room>
      <ThinningLines tone="empty" />
      <strong>{props.title}</strong>
      {props.children}
      {props.action}
    </Room>
  );
}

export function ErrorState(props: {
  title: string;
  message: string;
  onRetry?: () => void;
  action?: ReactNode;
}) {
  return (
    <Room role="alert">
      <ThinningLines tone="error" />
      <strong>{props.title}</strong>
      <span>{props.message}</span>
      {props.onRetry && (
        <Button look="outlined" onClick={props.onRetry}>
          {texts.tryAgain}
        </Button>
      )}
      {props.action}
    </Room>
  );
}
