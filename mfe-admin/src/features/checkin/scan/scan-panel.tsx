import { isOffline } from '@plenary/kit/api';
import { formatTime, useEdition } from '@plenary/kit/edition';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attendeesQuery, isPaid, type Attendee } from '../checkin.api';
import { deviceListQuery, findByCode, readCode } from '../device/device-list';
import { texts } from '../texts';
import type { Desk } from '../use-desk';
import { Camera } from './camera';

interface Verdict {
  kind: 'welcome' | 'already' | 'unpaid' | 'unknown';
  attendee?: Attendee;
}

const Panel = styled('section')({ display: 'grid', gap: 8, paddingBlockStart: 8 });

const Card = styled('div')({
  padding: 16,
  borderInlineStart: `8px solid ${colours.warningEdge}`,
  backgroundColor: colours.surface,
  '&[data-kind="welcome"]': {
    borderInlineStartColor: colours.success,
    backgroundColor: colours.successTint,
  },
  '& strong': { display: 'block', fontSize: '1.375rem', color: colours.ink },
  '& button': { marginBlockStart: 8 },
});

export function ScanPanel({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  async function scanned(text: string) {
    const attendee = await attendeeOf(text);
    const next = verdictOf(attendee);
    if (next.kind === 'welcome' && attendee) desk.mark(attendee);
    // Felt at the door, where no one looks at the screen.
    navigator.vibrate?.(next.kind === 'welcome' ? 80 : [80, 80, 200]);
    setVerdict(next);
  }

  /** The server knows of payments and registrations since the list was loaded. */
  async function attendeeOf(text: string): Promise<Attendee | undefined> {
    const code = readCode(text);
    if (!code) return undefined;
    const list = await client.ensureQueryData(deviceListQuery).catch(() => null);
    const known = list ? findByCode(list, code) : undefined;
    if ((known && isPaid(known)) || isOffline()) return known;
    const found = await client
      .fetchQuery({ ...attendeesQuery({ q: code }), staleTime: 0 })
      .catch(() => undefined);
    return found ? found.items[0] : known;
  }

  function verdictOf(attendee: Attendee | undefined): Verdict {
    if (!attendee) return { kind: 'unknown' };
    if (desk.shown(attendee).arrival) return { kind: 'already', attendee };
    return { kind: isPaid(attendee) ? 'welcome' : 'unpaid', attendee };
  }

  return (
    <Panel aria-label={texts.scanning}>
      <div role="status">
        {verdict ? <VerdictCard verdict={verdict} desk={desk} /> : <p>{texts.aim}</p>}
      </div>
      <Camera onCode={(code) => void scanned(code)} />
    </Panel>
  );
}

function VerdictCard({ verdict: { kind, attendee }, desk }: { verdict: Verdict; desk: Desk }) {
  const { timeZone } = useEdition();
  const arrival = attendee && desk.shown(attendee).arrival;
  const said = {
    welcome: texts.welcome,
    already: texts.hereSince({ time: arrival ? formatTime(arrival.at, timeZone) : '' }),
    unpaid: texts.toDesk,
    unknown: texts.unknownCode,
  }[kind];
  return (
    <Card data-kind={kind}>
      {attendee && <strong>{attendee.name}</strong>}
      <p>{said}</p>
      {attendee && <p>{attendee.packages.map(({ name }) => name).join(', ')}</p>}
      {kind === 'unpaid' && attendee && !arrival && (
        <Button look="outlined" onClick={() => desk.markUnpaid(attendee)}>
          {texts.unpaidConfirm}
        </Button>
      )}
    </Card>
  );
}
