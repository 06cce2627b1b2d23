import { useEdition, useEditionState, type EditionState } from '@plenary/kit/edition';
import { useUser } from '@plenary/kit/session';
import { colours, Content, Link, styled } from '@plenary/kit/ui';
import type { ComponentType, ReactNode } from 'react';
import { IconCheck, IconClock, IconInfo, type IconProps } from '../art/icons';
import { paths } from '../paths';
import { texts } from './texts';

const Band = styled('section')({
  borderInlineStart: `5px solid ${colours.primary}`,
  backgroundColor: colours.indigo50,
  color: colours.ink,
  '&[data-tone="amber"]': {
    borderInlineStartColor: colours.warningEdge,
    backgroundColor: colours.warningTint,
    color: colours.warningText,
  },
  '& a': { color: 'inherit' },
});

const Row = styled(Content)({
  display: 'flex',
  gap: 14,
  paddingBlock: 15,
  lineHeight: 1.5,
  '& svg': { flex: 'none', inlineSize: 20, blockSize: 20, marginBlockStart: 2 },
  '& strong': { fontWeight: 700 },
});

/** Below the banner of an unverified account. */
const OneLine = styled(Row)({
  paddingBlock: 8,
  fontSize: '0.875rem',
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface Strip {
  tone?: 'amber';
  Icon: ComponentType<IconProps>;
  text: string;
  more?: ReactNode;
}

/** What visitors should know first, between header and hero; nothing while submissions are open. */
export function EditionStrip() {
  const state = useEditionState();
  const { hero } = useEdition();
  const user = useUser();
  const strip = stripOf(state, hero.dateChip);
  if (!strip) return null;
  const isShort = user !== null && !user.isEmailVerified;
  const Line = isShort ? OneLine : Row;
  const { tone, Icon, text, more } = strip;
  return (
    <Band aria-label={texts.status} data-tone={tone} data-print="none">
      <Line>
        <Icon />
        <p>
          <strong>{text}</strong>
          {!isShort && more && <> {more}</>}
        </p>
      </Line>
    </Band>
  );
}

function stripOf(
  { phase, submissions, registration }: EditionState,
  days: string,
): Strip | undefined {
  const { strip } = texts;
  switch (phase) {
    case 'open':
      return undefined;
    case 'before':
      return {
        Icon: IconClock,
        text: strip.before,
        more: strip.registration({ gate: registration }),
      };
    case 'late':
      return submissions === 'late'
        ? {
            tone: 'amber',
            Icon: IconClock,
            text: strip.lateSubmissions,
            more: <Link to={`${paths.callForPapers.href()}#dates`}>{strip.whatLateMeans}</Link>,
          }
        : { tone: 'amber', Icon: IconClock, text: strip.lateRegistration };
    case 'closed':
      return {
        Icon: IconInfo,
        text: strip.closed,
        more: strip.registration({ gate: registration }),
      };
    case 'running':
      return {
        Icon: IconInfo,
        text: strip.running,
        more: <Link to={paths.schedule.href()}>{strip.schedule}</Link>,
      };
    case 'over':
      return { Icon: IconCheck, text: strip.over, more: strip.thanks({ days }) };
  }
}
