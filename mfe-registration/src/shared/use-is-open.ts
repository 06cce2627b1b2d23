import { useEffect, useState } from 'react';

interface Opening {
  open: boolean;
  closesAt?: string;
}

/** The closing instant applies after hydration: a prerendered page cannot know the time. */
export function useIsOpen({ open, closesAt }: Opening): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(closesAt !== undefined && Date.now() >= Date.parse(closesAt));
  }, [closesAt]);
  return open && !isOver;
}
