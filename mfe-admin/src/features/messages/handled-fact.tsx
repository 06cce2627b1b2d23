import { Instant } from '../../list/when';
import { texts } from './texts';

interface HandledFactProps {
  letter: { handledAt: string | null; handledBy: string | null };
}

/** When and by whom a letter was last changed. */
export function HandledFact({ letter: { handledAt, handledBy } }: HandledFactProps) {
  if (handledAt === null) return null;
  return (
    <>
      <Instant at={handledAt} /> {handledBy && texts.handledBy(handledBy)}
    </>
  );
}
