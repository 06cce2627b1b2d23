import { cityOf, Day, formatTime, instantOf, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, LinkButton, Panel, Terms } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { programmeQuery } from '../../shared/schedule.api';
import { placementOf, type Placement } from './placement';
import { texts } from './texts';

/** When and where an accepted paper is presented. Nothing before the schedule has it, or when that does not arrive. */
export default function Presentation({ number }: { number: number }) {
  const id = useId();
  const edition = useEdition();
  const { data } = useQuery(programmeQuery(edition));
  const placement = data && placementOf(data, number);
  if (!placement) return null;
  const { plan, item, room } = placement;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <Terms
        items={[
          [texts.day, <Day key="day" day={plan.day} />],
          [texts.time, timeOf(placement, edition.timeZone)],
          [texts.place, room ?? plan.place],
          [texts.session, item.title],
        ]}
      />
      <p>{texts.zone({ city: cityOf(edition.timeZone) })}</p>
      <Actions>
        <LinkButton look="outlined" to={paths.schedule.href()}>
          {texts.schedule}
        </LinkButton>
      </Actions>
    </Panel>
  );
}

function timeOf({ plan, item, start }: Placement, timeZone: string): string {
  const clock = (time: string) =>
    formatTime(instantOf(plan.day, time, timeZone).toISOString(), timeZone);
  return start === undefined
    ? texts.between({ start: clock(item.start), end: clock(item.end) })
    : texts.from({ time: clock(start) });
}
