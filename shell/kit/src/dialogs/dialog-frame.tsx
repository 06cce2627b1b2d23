import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { fonts } from '../ui/theme/tokens';

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& h2': { fontFamily: fonts.body, fontSize: '1.375rem', lineHeight: 1.3 },
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));

export interface DialogFrameProps {
  title: string;
  text?: string;
  /** Called for Escape and for a click outside; the caller then stops rendering the dialog. */
  onClose: () => void;
  /** For columns next to each other. */
  isWide?: boolean;
  children: ReactNode;
}

export function DialogFrame({ title, text, onClose, isWide, children }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={isWide ? 'lg' : 'sm'}
    >
      <Content>
        <h2 id={titleId}>{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </Content>
    </Dialog>
  );
}
