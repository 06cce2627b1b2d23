import { messageOf } from '@plenary/kit/api';
import {
  Chip,
  colours,
  EmptyState,
  ErrorState,
  fonts,
  styled,
  useArrival,
  useMediaQuery,
  useTheme,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../shared/list/list-skeleton';
import { Facts } from '../../shared/details/facts';
import { Ago } from '../../shared/details/time';
import { PanelScroll, PanelTable } from '../../shared/page/panel-table';
import { failuresText, nameOf, ratingOf, VITALS, vitalText, type Vital } from './figures';
import { frontEndsQuery, type FrontEnd, type Version } from './front-ends.api';
import { texts } from './texts';
import { WatchState } from './watch-state';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlock: '16px 32px',
  '& h2': { fontSize: '1.375rem', lineHeight: 1.1 },
  // Names of the code.
  '& h3': { marginBlock: '8px 6px', fontFamily: fonts.body, fontSize: '1.0625rem' },
  '& small, & > p': { color: colours.muted, fontSize: '0.8125rem' },
  '& td small, & td code, & th code': { display: 'block' },
});

const Heading = styled('h3')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

/** Each front end with its live version and the ones before, to compare them. */
export function VersionsPanel({ days }: { days: string }) {
  const query = useQuery(frontEndsQuery(days));
  const data = useArrival(query.data);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const Versions = isNarrow ? VersionEntries : VersionTable;
  return (
    <Root aria-busy={query.isPlaceholderData}>
      <h2 id="versions">{texts.versions}</h2>
      {!data && !query.isLoadingError && <ListSkeleton />}
      {query.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(query.error, texts.noReason)}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.frontEnds.length === 0 && <EmptyState title={texts.nothing} />}
      {data && data.frontEnds.length > 0 && (
        <>
          <Versions
            frontEnds={data.frontEnds}
            now={query.dataUpdatedAt}
            hasErrorBudget={data.hasErrorBudget}
          />
          <p>
            {data.measuredVisits > 0
              ? texts.share({ percent: data.measuredVisits })
              : texts.shareNone}{' '}
            {texts.vitalsNote}
          </p>
          <p>{data.hasErrorBudget ? texts.budget : texts.budgetOff}</p>
        </>
      )}
    </Root>
  );
}

interface VersionsProps {
  frontEnds: FrontEnd[];
  /** When the figures were loaded, in milliseconds. */
  now: number;
  hasErrorBudget: boolean;
}

function VersionTable({ frontEnds, now, hasErrorBudget }: VersionsProps) {
  return (
    <PanelScroll role="region" aria-labelledby="versions" tabIndex={0}>
      <PanelTable>
        <thead>
          <tr>
            <th scope="col">{texts.frontEnd}</th>
            <th scope="col">{texts.version}</th>
            {[texts.liveSince, texts.loads, texts.failureShare, texts.errors].map((head) => (
              <th key={head} scope="col" data-number>
                {head}
              </th>
            ))}
            {VITALS.map((vital) => (
              <th key={vital} scope="col" data-number>
                {texts[vital]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {frontEnds.flatMap(({ name, versions }) =>
            versions.map((version, index) => (
              <tr key={`${name} ${version.version}`}>
                <th scope="row">{index === 0 && nameOf(name)}</th>
                <td>
                  <VersionName version={version} />
                  <WatchState watch={version.watch} hasErrorBudget={hasErrorBudget} />
                </td>
                <td data-number>{version.liveSince && <Ago at={version.liveSince} now={now} />}</td>
                <td data-number>{loadsOf(version)}</td>
                <td data-number>{failuresText(version)}</td>
                <td data-number>{texts.score({ value: version.errors })}</td>
                {VITALS.map((vital) => (
                  <td key={vital} data-number>
                    <VitalFigure vital={vital} figure={version[vital]} />
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </PanelTable>
    </PanelScroll>
  );
}

function VersionEntries({ frontEnds, now, hasErrorBudget }: VersionsProps) {
  return frontEnds.flatMap(({ name, versions }) =>
    versions.map((version) => (
      <div key={`${name} ${version.version}`}>
        <Heading>
          {nameOf(name)} <VersionName version={version} />
        </Heading>
        <WatchState watch={version.watch} hasErrorBudget={hasErrorBudget} />
        <Facts
          items={[
            [
              sinceText(version),
              version.liveSince && <Ago key="since" at={version.liveSince} now={now} />,
            ],
            [texts.loads, loadsOf(version)],
            [texts.failureShare, failuresText(version)],
            [texts.errors, texts.score({ value: version.errors })],
            ...VITALS.map((vital): [string, ReactNode] => [
              texts[vital],
              <VitalFigure key={vital} vital={vital} figure={version[vital]} />,
            ]),
          ]}
        />
      </div>
    )),
  );
}

function VersionName({ version: { version, isLive, rolledOutTo } }: { version: Version }) {
  return (
    <>
      <code>{version}</code> {isLive && <Chip tone="green">{texts.live}</Chip>}
      {rolledOutTo && <Chip tone="indigo">{shareText(rolledOutTo)}</Chip>}
    </>
  );
}

const shareText = (share: string) =>
  share === 'staff' ? texts.rolledOutToStaff : texts.rolledOutTo({ share });

function sinceText({ isLive, rolledOutTo }: Version): string {
  if (isLive) return texts.liveSince;
  return rolledOutTo ? texts.rolledOutSince : texts.wasLiveSince;
}

const loadsOf = ({ loads }: Version) => texts.score({ value: loads });

function VitalFigure({ vital, figure }: { vital: Vital; figure: Version[Vital] }) {
  if (!figure) return texts.none;
  const { p75, samples } = figure;
  return (
    <>
      {vitalText(vital, p75)}{' '}
      <small>
        {texts.ratings[ratingOf(vital, p75)]}, {texts.samples({ count: samples })}
      </small>
    </>
  );
}
