import { Dialog } from '@plenary/kit/overlays';
import { fonts, styled } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';

const Room = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& h2': { fontFamily: fonts.body, fontSize: '1.375rem', lineHeight: 1.3 },
  [theme.breakpoints.up('sm')]: { padding: 28 },
}));

interface QuestionProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for something, or whether it is meant. */
export function Question({ title, onClose, children }: QuestionProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Room>
        <h2 id={titleId}>{title}</h2>
        {children}
      </Room>
    </Dialog>
  );
}
