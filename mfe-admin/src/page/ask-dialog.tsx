import { Dialog } from '@plenary/kit/overlays';
import { fonts, styled } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';

const Room = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& h2': { fontFamily: fonts.body, fontSize: '1.375rem', lineHeight: 1.3 },
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));

export interface AskDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks whether it is meant, before something that cannot be taken back. */
export function AskDialog({ title, text, onClose, children }: AskDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Room>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        {children}
      </Room>
    </Dialog>
  );
}
