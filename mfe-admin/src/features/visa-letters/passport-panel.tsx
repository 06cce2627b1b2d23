import { messageOf } from '@plenary/kit/api';
import { formatDay } from '@plenary/kit/edition';
import { Actions, Alert, Button, Panel } from '@plenary/kit/ui';
import { Facts } from '../../shared/details/facts';
import { DownloadStatus } from '../../shared/download-status';
import { useStartDownload } from '../../shared/downloads.api';
import { texts } from './texts';
import { type ShownPassport, useShowPassport, type VisaRequest } from './visa-letters.api';

interface PassportPanelProps {
  request: VisaRequest;
  isOfficer: boolean;
}

/** Shown on request only, and hidden again when the request changes or the page is left. */
export function PassportPanel({
  request: { id, isDestroyed, letter },
  isOfficer,
}: PassportPanelProps) {
  const show = useShowPassport(id);
  const download = useStartDownload();
  return (
    <Panel as="section" aria-labelledby="visa-passport">
      <h2 id="visa-passport">{texts.passport}</h2>
      {isDestroyed && <p>{texts.destroyed}</p>}
      {!isDestroyed && !isOfficer && <p>{texts.notOfficer}</p>}
      {!isDestroyed && isOfficer && (
        <>
          <p>{texts.passportText}</p>
          <div aria-live="polite">{show.data && <Shown shown={show.data} />}</div>
          {show.isError && <Alert severity="error">{messageOf(show.error, texts.failed)}</Alert>}
          <DownloadStatus download={download} />
          <Actions>
            {show.data ? (
              <Button look="outlined" onClick={() => show.reset()}>
                {texts.hide}
              </Button>
            ) : (
              <Button busy={show.isPending} onClick={() => show.mutate()}>
                {texts.show}
              </Button>
            )}
            <Button
              look="outlined"
              busy={download.isPending}
              onClick={() => download.mutate({ kind: 'visa-letter-preview', id })}
            >
              {letter ? texts.downloadLetter : texts.preview}
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  );
}

const DAYS = ['dateOfBirth', 'issuedOn', 'expiresOn', 'arrivesOn', 'leavesOn'] as const;
const LABELS = Object.keys(texts.labels) as (keyof typeof texts.labels)[];

const isDay = (name: string) => DAYS.some((day) => day === name);

function Shown({ shown: { passport, answer } }: { shown: ShownPassport }) {
  if (!passport) return <p>{texts.destroyed}</p>;
  return (
    <Facts
      items={[
        ...LABELS.map((name): [string, string] => [
          texts.labels[name],
          isDay(name) ? formatDay(passport[name]) : passport[name],
        ]),
        [texts.answer, answer],
      ]}
    />
  );
}
