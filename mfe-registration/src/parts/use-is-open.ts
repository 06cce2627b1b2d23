import { useEffect, useState } from 'react';

interface Opening {
  open: boolean;
  closesAt?: string;
}

/**
 * Whether submissions or registrations are open: while the organiser leaves them open, and until
 * their closing instant. The instant counts once the page is mounted, not while it is rendered
 * beforehand.
 */
export function useIsOpen({ open, closesAt }: Opening): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(closesAt !== undefined && Date.now() >= Date.parse(closesAt));
  }, [closesAt]);
  return open && !isOver;
}
