import { colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../shared/details/facts';
import { Instant } from '../../shared/details/time';
import { Drawer, LoadedDrawer } from '../../shared/drawer/drawer';
import { titleOf } from './failure-row';
import { nameOf } from './figures';
import { failureQuery, type FailureDetails } from './front-ends.api';
import { texts } from './texts';

const Frames = styled('ol')({
  paddingInlineStart: 20,
  display: 'grid',
  gap: 8,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: colours.muted, fontSize: '0.8125rem' },
});

interface FailureDrawerProps {
  id: string;
  onClose: () => void;
}

export default function FailureDrawer({ id, onClose }: FailureDrawerProps) {
  return (
    <LoadedDrawer query={useQuery(failureQuery(id))} gone={texts.gone} onClose={onClose}>
      {(failure) => (
        <Drawer title={titleOf(failure)} onClose={onClose}>
          <Details failure={failure} />
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function Details({ failure }: { failure: FailureDetails }) {
  const { frontEnd, version, commit, reason, path, count, references, frames } = failure;
  return (
    <>
      <Facts
        items={[
          [texts.failure, texts.reasons[reason]],
          [texts.frontEnd, nameOf(frontEnd)],
          [texts.version, <code key="version">{version}</code>],
          [texts.commit, commit ? <code key="commit">{commit}</code> : texts.noCommit],
          [texts.path, path !== '*' && path],
          [texts.count, texts.score({ value: count })],
          [texts.firstSeen, <Instant key="first" at={failure.firstSeenAt} />],
          [texts.lastSeen, <Instant key="last" at={failure.lastSeenAt} />],
          [texts.references, references.join(', ')],
        ]}
      />
      {frames.length > 0 && (
        <>
          <h3 id="places">{texts.places}</h3>
          <Frames aria-labelledby="places">
            {frames.map(({ at, source, line, commit: ofFile }) => (
              <li key={at}>
                <code>{source ? `${source}:${line}` : at}</code>
                {source && <small>{at}</small>}
                {source && ofFile !== commit && ofFile && (
                  <small>{texts.ofCommit({ commit: ofFile })}</small>
                )}
              </li>
            ))}
          </Frames>
        </>
      )}
    </>
  );
}
