import { Actions, Button, type ButtonProps } from '@plenary/kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface FoldableProps {
  /** What the button says that opens it. */
  label: string;
  look?: ButtonProps['look'];
  children: (close: () => void) => ReactNode;
}

/** A form behind its button. Opening moves the focus into it, closing gives it back. */
export function Foldable({ label, look = 'outlined', children }: FoldableProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else
      place.current
        ?.querySelector<HTMLElement>('input:not([type=hidden]), h3[tabindex], button')
        ?.focus();
  }, [isOpen]);

  return (
    <div ref={place}>
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
