import { colours, styled } from '@plenary/kit/ui';
import { Fragment, type ReactNode } from 'react';
import { texts } from './texts';

interface Place {
  startsAt: number;
  length: number;
  isYou: boolean;
}

const Mark = styled('mark', { shouldForwardProp: (prop) => prop !== 'isYou' })<{
  isYou: boolean;
}>(({ isYou }) => ({
  paddingInline: 4,
  borderRadius: 4,
  fontWeight: 700,
  color: isYou ? colours.warningText : colours.ink,
  backgroundColor: isYou ? colours.warningTint : colours.indigo100,
}));

/** A text whose mentions stand out. */
export function MentionedText({ text, mentions }: { text: string; mentions: readonly Place[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { startsAt, length, isYou } of mentions) {
    const name = text.slice(startsAt, startsAt + length);
    parts.push(
      <Fragment key={startsAt}>
        {text.slice(end, startsAt)}
        <Mark isYou={isYou}>{isYou ? texts.you({ name }) : name}</Mark>
      </Fragment>,
    );
    end = startsAt + length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
