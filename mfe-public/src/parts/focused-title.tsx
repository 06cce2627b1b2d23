import { PageTitle } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';

/** The title of what takes a form's place: it takes the focus, so that it is read aloud. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return <PageTitle ref={title}>{children}</PageTitle>;
}
