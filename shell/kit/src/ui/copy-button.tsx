import { useEffect, useState } from 'react';
import { IconCheck, IconCopy } from '../art/icons';
import { Button, type ButtonProps } from './button';
import { VisuallyHidden } from './page';

const texts = {
  copy: 'Copy',
  copied: 'Copied',
  isCopied: (name: string) => `${name} copied.`,
  notCopied: (name: string) => `${name} could not be copied. Please select the text.`,
};

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 4000;

interface CopyButtonProps extends Pick<ButtonProps, 'fullWidth'> {
  /** What is copied, in words: 'IBAN'. */
  name: string;
  value: string;
  label?: string;
}

/** Copies a value, and says aloud whether that worked. */
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
      // Refused by the browser, or not there outside of https.
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
        {isCopied && texts.isCopied(name)}
        {outcome === 'failed' && texts.notCopied(name)}
      </VisuallyHidden>
    </>
  );
}
