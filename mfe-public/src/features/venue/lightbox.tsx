import { IconChevronLeft, IconChevronRight, IconClose } from '@plenary/kit/art/icons';
import { currentLocale } from '@plenary/kit/i18n';
import { Bar, Caption, Frame, Picture, Stage } from './lightbox-parts';
import { texts } from './texts';

const NOTHING = { __html: '' };

/** Opened and filled by the script of the page (behaviours), so that React leaves its content alone. */
export function Lightbox({ id, count }: { id: string; count: number }) {
  return (
    <Frame
      id={id}
      aria-label={texts.lightbox}
      data-lightbox=""
      data-position={texts.position({ index: '{index}', count })}
      data-format={currentLocale().format}
      data-ground="dark"
    >
      <Bar>
        <button type="button" aria-label={texts.close}>
          <IconClose />
        </button>
      </Bar>
      <Stage>
        <button type="button" aria-label={texts.previous} data-turn="-1">
          <IconChevronLeft size={32} />
        </button>
        <Picture data-part="picture" dangerouslySetInnerHTML={NOTHING} />
        <button type="button" aria-label={texts.next} data-turn="1">
          <IconChevronRight size={32} />
        </button>
      </Stage>
      <Caption role="status">
        <strong data-part="caption" dangerouslySetInnerHTML={NOTHING} />
        <span data-part="position" dangerouslySetInnerHTML={NOTHING} />
      </Caption>
    </Frame>
  );
}
