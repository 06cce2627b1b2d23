import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { QuestionProps } from './question';
import { logoutTexts as texts } from './texts';

/** In the browser's own window. */
export function PlainQuestion({ count, onConfirm, onClose }: QuestionProps): ReactNode {
  const ask = useEffectEvent(() => {
    const isConfirmed = window.confirm(
      `${texts.unsentTitle({ count })}\n\n${texts.unsentText({ count })}`,
    );
    onClose();
    if (isConfirmed) void onConfirm();
  });
  useEffect(() => ask(), []);
  return null;
}
