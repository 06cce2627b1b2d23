import { cityOf, instantOf, ReaderClock, useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { EmptyState, Page, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/loaded';
import { DayPlan } from './day-plan';
import { programmeQuery } from '../../shared/schedule.api';
import { texts } from './texts';

/** The reader's zone is known only to script. */
const OneLine = styled('p')({ minBlockSize: '1.5em' });

export default function SchedulePage() {
  const edition = useEdition();
  const { timeZone } = edition;
  const query = useQuery(programmeQuery(edition));
  const noons = query.data?.schedule.map(({ day }) =>
    instantOf(day, '12:00', timeZone).toISOString(),
  );
  return (
    <>
      <PageHead
        title={texts.title}
        note={
          <>
            <p>{texts.note({ city: cityOf(timeZone) })}</p>
            <OneLine>
              {noons && (
                <ReaderClock
                  at={noons}
                  pattern={texts.yourTime({ city: '{city}' })}
                  unlikeZone={timeZone}
                />
              )}
            </OneLine>
          </>
        }
      />
      <Page>
        <Loaded query={query} failed={texts.failed}>
          {({ schedule, rooms = [], schedulePapers = [] }) =>
            schedule.length === 0 ? (
              <EmptyState title={texts.empty} />
            ) : (
              schedule.map((day) => (
                <DayPlan
                  key={day.day}
                  plan={day}
                  rooms={rooms}
                  papers={schedulePapers}
                  timeZone={timeZone}
                />
              ))
            )
          }
        </Loaded>
      </Page>
    </>
  );
}
