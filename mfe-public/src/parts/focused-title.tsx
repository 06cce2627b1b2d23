import { PageTitle } from '@plenary/kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** A title that takes the focus when it appears. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return <PageTitle ref={title}>{children}</PageTitle>;
}
