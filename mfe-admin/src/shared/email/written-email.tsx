import { Button, colours, light, styled } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Facts } from '../details/facts';
import { texts } from '../texts';
import { showHtml } from './show-html';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& h3': { fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& pre': {
    margin: 0,
    padding: 16,
    backgroundColor: colours.indigo50,
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Programs for email show it on white by default. */
const Sheet = styled('div')({
  colorScheme: 'light',
  border: `1px solid ${colours.control}`,
  '&::part(link):focus-visible': { outline: `3px solid ${light.focus}`, outlineOffset: 2 },
});

interface WrittenEmailProps {
  email: { subject: string; replyTo?: string | null; text: string; html: string };
  children?: ReactNode;
}

/** An email as recipients see it: formatted, or as plain text where their program shows no HTML. */
export function WrittenEmail({ email, children }: WrittenEmailProps) {
  const [isPlain, setPlain] = useState(false);
  const { writtenEmail: labels } = texts;
  return (
    <Root>
      <Choice role="group" aria-label={labels.view}>
        {[false, true].map((plain) => (
          <Button
            key={String(plain)}
            look={plain === isPlain ? 'filled' : 'outlined'}
            aria-pressed={plain === isPlain}
            onClick={() => setPlain(plain)}
          >
            {plain ? labels.plain : labels.formatted}
          </Button>
        ))}
      </Choice>
      <h3>{email.subject}</h3>
      {email.replyTo && <Facts items={[[labels.replyTo, email.replyTo]]} />}
      {isPlain ? <pre>{email.text}</pre> : <Formatted html={email.html} />}
      {children}
    </Root>
  );
}

function Formatted({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) showHtml(host.current, html);
  }, [html]);
  return <Sheet ref={host} />;
}
