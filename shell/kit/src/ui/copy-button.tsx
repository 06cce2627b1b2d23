import { useEffect, useState } from 'react';
import { IconCheck, IconCopy } from '../art/icons';
import { Button, type ButtonProps } from './button';
import { VisuallyHidden } from './page';
import { texts } from './texts';

const COPIED_MS = 4000;

interface CopyButtonProps extends Pick<ButtonProps, 'fullWidth'> {
  name: string;
  value: string;
  label?: string;
}

export function CopyButton({ name, value, label = texts.copy, fullWidth }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Rejected by the browser, or missing outside HTTPS.
      setOutcome('failed');
    }
  }

  const isCopied = outcome === 'copied';
  return (
    <>
      <Button
        fullWidth={fullWidth}
        look="outlined"
        startIcon={isCopied ? <IconCheck /> : <IconCopy />}
        onClick={() => void copy()}
      >
        {isCopied ? texts.copied : label}
        {label === texts.copy && <VisuallyHidden> {name}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">
        {isCopied && texts.isCopied({ name })}
        {outcome === 'failed' && texts.notCopied({ name })}
      </VisuallyHidden>
    </>
  );
}
