import { IconCheck } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { Link, Panel, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';
import { texts } from './texts';

const Thanks = styled('p')({ overflowWrap: 'anywhere' });

/** Takes the focus, so that screen readers announce it. */
export function ApplicationReceived({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { received } = texts;
  return (
    <Panel as="section">
      <IconCheck size={32} />
      <h2 ref={heading} tabIndex={-1}>
        {received.title}
      </h2>
      <Thanks>{received.text({ email })}</Thanks>
      <p>{received.next}</p>
      <Link to={paths.committee.href()}>{received.committees}</Link>
    </Panel>
  );
}
