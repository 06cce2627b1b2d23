import { Alert, Button, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FeePackage } from '../registrations/registration-data';
import { usePlaces } from './places.api';
import { texts } from './texts';

// Rarely opened, so loaded on demand.
const JoinDialog = lazy(() => import('./join-dialog'));

const State = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBlockStart: 8,
  fontSize: '0.9375rem',
  '& strong': { color: colours.ink },
});

/** How many places are left where they are few, and the waiting list of a full package. */
export function PackagePlaces({ offer }: { offer: Pick<FeePackage, 'id' | 'name'> }) {
  const places = usePlaces()(offer.id);
  if (places?.state === 'sold-out') return <SoldOut offer={offer} />;
  if (places?.state !== 'few' || places.left === null) return null;
  return (
    <State>
      <strong>{texts.left({ count: places.left })}</strong>
    </State>
  );
}

function SoldOut({ offer }: { offer: Pick<FeePackage, 'id' | 'name'> }) {
  return (
    <State>
      <strong>{texts.soldOut}</strong>
      <WaitingListButton offer={offer} />
    </State>
  );
}

/** Opens the form; its answer takes the button's place and the focus. */
export function WaitingListButton({ offer }: { offer: Pick<FeePackage, 'id' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  const [joined, setJoined] = useState('');
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (joined) answer.current?.focus();
  }, [joined]);
  if (joined) {
    return (
      <div ref={answer} tabIndex={-1}>
        <Alert severity="success">{joined}</Alert>
      </div>
    );
  }
  return (
    <>
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.join}
        <VisuallyHidden>: {offer.name}</VisuallyHidden>
      </Button>
      <Suspense>
        {isOpen && <JoinDialog offer={offer} onJoined={setJoined} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
