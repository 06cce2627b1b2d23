import { IconCheck } from '@plenary/kit/art/icons';
import { useEdition } from '@plenary/kit/edition';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { fixedFailureText } from '../../shared/failure-text';
import { formatSeconds, useSecondsUntil } from './countdown';
import { useResendCode } from './email-verification.api';
import { texts } from './texts';

const Ways = styled('section')({
  marginBlockStart: 16,
  paddingBlockStart: 16,
  borderBlockStart: `3px solid ${colours.primary}`,
  '& > h2': { fontSize: '1.375rem', lineHeight: 1.1, marginBlockEnd: 4 },
});

const Way = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: 14,
  '& + &': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& > div:first-of-type': { flex: '1 1 180px' },
  '& h3': { fontFamily: 'inherit', fontSize: '1rem', fontWeight: 700, color: colours.ink },
  '& p': { fontSize: '0.9375rem', lineHeight: 1.45, color: colours.muted },
});

const Wait = styled('span')({ display: 'block', fontVariantNumeric: 'tabular-nums' });

interface NoEmailProps {
  /** Without tries left the new email has only the link. */
  isLinkOnly: boolean;
  /** From when on another email can be requested, in epoch milliseconds of this browser. */
  resendAt: number | undefined;
  onSent: () => void;
}

/** What to do when the email did not arrive, or its code does not work. */
export function NoEmail(props: NoEmailProps) {
  const { isLinkOnly } = props;
  const { name } = useEdition();
  return (
    <Ways aria-labelledby="no-email-title">
      <h2 id="no-email-title">{isLinkOnly ? texts.noLink : texts.noCode}</h2>
      <Resend {...props} />
      {!isLinkOnly && (
        <Way>
          <Words {...texts.useLink} />
        </Way>
      )}
      <Way>
        <Words title={texts.spam.title} text={texts.spam.text({ conference: name })} />
      </Way>
    </Ways>
  );
}

function Resend({ isLinkOnly, resendAt, onSent }: NoEmailProps) {
  const words = isLinkOnly ? texts.newLink : texts.newCode;
  const resend = useResendCode();
  const { isError, isPending, error } = resend;
  const seconds = useSecondsUntil(resendAt ?? 0);
  const isWaiting = seconds > 0;
  const isSent = resend.isSuccess && (isWaiting || resendAt === undefined);
  return (
    <>
      {isError && <Alert severity="error">{fixedFailureText(error, texts.resendFailed)}</Alert>}
      <Way>
        <Words
          title={isSent ? words.sentTitle : words.title}
          text={
            <>
              {isSent ? words.sentText : words.text}
              {isWaiting && <Wait>{texts.resendAgain({ time: formatSeconds(seconds) })}</Wait>}
            </>
          }
        />
        <div role="status">
          <Button
            look="outlined"
            busy={isPending}
            disabled={isSent || isWaiting}
            startIcon={isSent && <IconCheck />}
            onClick={() => resend.mutate(undefined, { onSuccess: onSent })}
          >
            {isSent ? words.sent : words.resend}
          </Button>
        </div>
      </Way>
    </>
  );
}

function Words({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
