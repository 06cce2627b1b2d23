import { Alert, Button, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import type { Desk } from './use-desk';

const Notices = styled('div')({ display: 'grid', gap: 8, paddingBlockStart: 8 });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface DeskNoticesProps {
  desk: Desk;
  isWithoutNetwork: boolean;
}

export function DeskNotices({ desk, isWithoutNetwork }: DeskNoticesProps) {
  const { news, failure, queue } = desk;
  const count = queue.length;
  return (
    <Notices>
      {isWithoutNetwork && <Alert severity="warning">{texts.offline({ count })}</Alert>}
      {failure !== null && count > 0 && (
        <Alert
          severity="error"
          action={
            <Button look="outlined" size="small" onClick={desk.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.notSent({ count })} {failure}
        </Alert>
      )}
      <Refusals desk={desk} />
      <div role="status">
        {news && (
          <Alert severity="success" role="presentation" action={<UndoNews desk={desk} />}>
            {news.text}
          </Alert>
        )}
      </div>
    </Notices>
  );
}

function UndoNews({ desk: { news, undo } }: { desk: Desk }) {
  const attendee = news?.attendee;
  if (!attendee) return null;
  return (
    <Button look="outlined" size="small" onClick={() => undo(attendee)}>
      {texts.undo}
    </Button>
  );
}

function Refusals({ desk }: { desk: Desk }) {
  if (desk.refusals.length === 0) return null;
  return (
    <section aria-label={texts.refused}>
      {desk.refusals.map((refusal) => {
        const { change, name, attendee, reason, isUnpaid } = refusal;
        return (
          <Alert key={change.id} severity="error">
            <strong>{texts.notSaved[change.kind]({ name })}</strong> {reason}
            <Buttons>
              {isUnpaid && attendee && (
                <Button
                  look="outlined"
                  size="small"
                  onClick={() => {
                    desk.dismiss(refusal);
                    desk.markUnpaid(attendee);
                  }}
                >
                  {texts.unpaidConfirm}
                </Button>
              )}
              <Button look="text" size="small" onClick={() => desk.dismiss(refusal)}>
                {texts.dismiss}
              </Button>
            </Buttons>
          </Alert>
        );
      })}
    </section>
  );
}
