import { useEffect, useRef } from 'react';

/** Ref of the heading that gets the focus, in the middle of the window, whenever the value changes. */
export function useFocusOnChange(value: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [value]);
  return heading;
}
