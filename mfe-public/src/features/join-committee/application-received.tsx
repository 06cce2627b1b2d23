import { IconCheck } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { Link, Panel, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';
import { texts } from './texts';

/** Long addresses stay within a phone. */
const Thanks = styled('p')({ overflowWrap: 'anywhere' });

/** After the application was sent. Takes the focus, so that it is read aloud. */
export function ApplicationReceived({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { done } = texts;
  return (
    <Panel as="section">
      <IconCheck size={32} />
      <h2 ref={heading} tabIndex={-1}>
        {done.title}
      </h2>
      <Thanks>{done.text(email)}</Thanks>
      <p>{done.next}</p>
      <Link to={paths.committee.href()}>{done.committees}</Link>
    </Panel>
  );
}
