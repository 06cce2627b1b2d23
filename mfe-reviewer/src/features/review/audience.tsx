import { IconEye, IconLock } from '@plenary/kit/art/icons';
import { formTexts as texts } from './texts';

/** Says next to a field of the form who will read it. */
export function Audience({ isVisible, hint }: { isVisible: boolean; hint?: string }) {
  return (
    <>
      {isVisible ? <IconEye aria-hidden /> : <IconLock aria-hidden />}
      <span>
        {isVisible ? texts.visibleToAuthors : texts.committeeOnly}
        {hint && ` ${hint}`}
      </span>
    </>
  );
}
