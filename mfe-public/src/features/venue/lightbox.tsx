import { IconChevronLeft, IconChevronRight, IconClose } from '@plenary/kit/art/icons';
import { Dialog } from '@plenary/kit/overlays';
import { useLocale } from '@plenary/kit/i18n';
import { IconButton } from '@plenary/kit/ui';
import { useState, type KeyboardEvent } from 'react';
import { Bar, Caption, Stage } from './lightbox-parts';
import { texts } from './texts';
import { useSwipe } from './use-swipe';
import { VenuePicture, type Picture } from './venue-picture';

interface LightboxProps {
  pictures: Picture[];
  start: number;
  onClose: () => void;
}

export default function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const count = pictures.length;
  const [index, setIndex] = useState(start);
  const turn = (step: number) => setIndex((current) => (current + step + count) % count);
  const forward = useLocale().dir === 'rtl' ? -1 : 1;
  const swipe = useSwipe((direction) => turn(direction === 'left' ? forward : -forward));
  const picture = pictures[index];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-forward);
    if (event.key === 'ArrowRight') turn(forward);
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': texts.lightbox } }}
    >
      <Bar data-ground="dark">
        <IconButton color="inherit" aria-label={texts.close} onClick={onClose}>
          <IconClose />
        </IconButton>
      </Bar>
      <Stage data-ground="dark" {...swipe}>
        <IconButton color="inherit" aria-label={texts.previous} onClick={() => turn(-1)}>
          <IconChevronLeft size={32} />
        </IconButton>
        {picture && <VenuePicture picture={picture} index={index} sizes="min(100vw, 1200px)" />}
        <IconButton color="inherit" aria-label={texts.next} onClick={() => turn(1)}>
          <IconChevronRight size={32} />
        </IconButton>
      </Stage>
      <Caption data-ground="dark" role="status">
        <strong>{picture?.caption}</strong>
        <span>{texts.position({ index: index + 1, count })}</span>
      </Caption>
    </Dialog>
  );
}
