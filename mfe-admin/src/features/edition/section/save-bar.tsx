import { SubmitButton, useFormState, useWatch } from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import { Button, colours, shadows, styled } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { stickyBar } from '../../../shared/holds/above-hold-bar';
import type { EditionSection } from '../model/fields';
import { changedNames } from '../model/changed-names';
import { texts } from '../texts';
import { DiscardDialog } from './discard-dialog';
import type { EditionForm } from './use-section-form';

const Bar = styled('div')(({ theme }) => ({
  ...stickyBar,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlock: 10,
  backgroundColor: colours.surface,
  boxShadow: shadows.stickyBar,
  marginInline: -20,
  paddingInline: 20,
  [theme.breakpoints.up('sm')]: { marginInline: -32, paddingInline: 32 },
  '& > p': { flex: '1 1 200px', minInlineSize: 0, fontSize: '0.875rem' },
  '& > p strong::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 9,
    blockSize: 9,
    marginInlineEnd: 10,
    borderRadius: '50%',
    backgroundColor: colours.secondary,
  },
  '& > p span': { color: colours.muted },
}));

interface SaveBarProps {
  section: EditionSection;
  form: EditionForm;
  /** The changes are shown before they are published. */
  isReviewed: boolean;
  onDiscard: () => void;
  children?: ReactNode;
}

export function SaveBar({ section, form, isReviewed, onDiscard, children }: SaveBarProps) {
  const { isDirty, defaultValues = {} } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  const changed = isDirty ? changedNames(section.fields, defaultValues, values) : [];
  const state = useRef<HTMLParagraphElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [discards, setDiscards] = useState(0);
  // The button is gone then.
  useEffect(() => {
    if (discards > 0) state.current?.focus();
  }, [discards]);
  return (
    <Bar data-sticky-bar="">
      <p ref={state} tabIndex={-1}>
        {isDirty && (
          <>
            <strong>{texts.bar.unsaved}</strong> <span>{formatList(changed)}</span>
          </>
        )}
      </p>
      {children}
      {isDirty && (
        <Button look="text" onClick={() => setAsking(true)}>
          {texts.bar.discard}
        </Button>
      )}
      <SubmitButton>{isReviewed ? texts.bar.review : texts.save}</SubmitButton>
      {isAsking && (
        <DiscardDialog
          section={section}
          onClose={() => setAsking(false)}
          onDiscard={() => {
            onDiscard();
            setDiscards(discards + 1);
          }}
        />
      )}
    </Bar>
  );
}
