import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { Instant } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, Chip, Link, type Tone, VisuallyHidden } from '@plenary/kit/ui';
import { Facts } from '../../shared/layout/facts';
import { texts } from './texts';
import { useDownloadLetter, type VisaRequest } from './visa-letter.api';

const TONES: Record<VisaRequest['status'], Tone> = {
  ...{ requested: 'indigo', 'in-progress': 'indigo', returned: 'amber' },
  ...{ issued: 'green', refused: 'red', withdrawn: 'grey' },
};

interface RequestStateProps {
  request: VisaRequest;
  onChange: (() => void) | undefined;
  onWithdraw: () => void;
}

export function RequestState({ request, onChange, onWithdraw }: RequestStateProps) {
  const { status, answer, letter, passport, canWithdraw } = request;
  const isOver = status === 'refused' || status === 'withdrawn';
  return (
    <>
      <div>
        <Chip tone={TONES[status]}>{texts.states[status]}</Chip>
      </div>
      <p>{texts.explained[status]}</p>
      {answer && (
        <Alert severity={status === 'returned' ? 'warning' : 'info'}>
          <strong>{status === 'returned' ? texts.question : texts.refusal}</strong>
          <br />
          {answer}
        </Alert>
      )}
      {!passport && status !== 'withdrawn' && <p>{texts.destroyed}</p>}
      {letter && <Letter request={request} letter={letter} />}
      <Actions>
        {onChange && <Button onClick={onChange}>{isOver ? texts.again : texts.correct}</Button>}
        {canWithdraw && (
          <Button look="outlined" onClick={onWithdraw}>
            {status === 'issued' || status === 'refused' ? texts.erase : texts.withdraw}
          </Button>
        )}
      </Actions>
    </>
  );
}

interface LetterProps {
  request: VisaRequest;
  letter: NonNullable<VisaRequest['letter']>;
}

function Letter({ request, letter: { number, issuedAt } }: LetterProps) {
  const download = useDownloadLetter();
  return (
    <>
      <Facts
        items={[
          { term: texts.number, value: <code>{number}</code> },
          { term: texts.issuedAt, value: <Instant at={issuedAt} /> },
        ]}
      />
      {request.passport && (
        <Actions>
          <Button
            startIcon={<IconDownload />}
            busy={download.isPending}
            onClick={() => download.mutate(request.id)}
          >
            {texts.download}
          </Button>
          <Link to={paths.verifyDocument.href({ number })}>{texts.verify}</Link>
        </Actions>
      )}
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
      <VisuallyHidden role="status">{download.isSuccess && texts.downloadStarted}</VisuallyHidden>
    </>
  );
}
