import { IconDownload } from '@plenary/kit/art/icons';
import { Actions, Button, colours, CopyButton, fonts, Prose, styled } from '@plenary/kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from './texts';

const Box = styled('div')({ display: 'grid', gap: 16 });

const Title = styled('h3')({ fontSize: '1.25rem', lineHeight: 1.1 });

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: '8px 56px',
  padding: 16,
  paddingInlineStart: 48,
  backgroundColor: colours.indigo50,
  borderBlockStart: `6px solid ${colours.primary}`,
  fontFamily: fonts.reference,
  fontSize: '0.9375rem',
  color: colours.ink,
  '& li': { overflowWrap: 'anywhere' },
});

interface RecoveryCodesProps {
  codes: string[];
  heading: 'h2' | 'h3';
  children: ReactNode;
}

/** Shows new codes once. Takes the focus, so that screen readers announce it. */
export function RecoveryCodes({ codes, heading, children }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const text = codes.join('\n');
  return (
    <Box data-print="only">
      <Title as={heading} ref={title} tabIndex={-1}>
        {texts.recoveryCodes}
      </Title>
      <Prose>
        <p>{texts.recoveryLead}</p>
      </Prose>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions data-print="none">
        <CopyButton name={texts.recoveryCodes} value={text} label={texts.copy} />
        <Button look="outlined" startIcon={<IconDownload />} onClick={() => download(text)}>
          {texts.download}
        </Button>
        <Button look="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Actions>
      <Actions data-print="none">{children}</Actions>
    </Box>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  link.download = texts.fileName;
  link.click();
  // Some browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
