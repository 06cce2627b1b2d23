import { Actions, Button, type ButtonProps } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DisclosureProps {
  label: string;
  look?: ButtonProps['look'];
  children: (close: () => void) => ReactNode;
}

export function Disclosure({ label, look = 'outlined', children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else
      root.current
        ?.querySelector<HTMLElement>('input:not([type=hidden]), h3[tabindex], button')
        ?.focus();
  }, [isOpen]);

  return (
    <div ref={root}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Actions>
          <Button look={look} onClick={() => setOpen(true)}>
            {label}
          </Button>
        </Actions>
      )}
    </div>
  );
}
