import { Facts } from '../../shared/details/facts';
import { Instant } from '../../shared/details/time';
import { Drawer } from '../../shared/drawer/drawer';
import { titleOf } from './failure-row';
import { nameOf } from './figures';
import type { Failure } from './front-ends.api';
import { texts } from './texts';

export function FailureDrawer({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { frontEnd, version, reason, path, count, firstSeenAt, lastSeenAt, references } = failure;
  return (
    <Drawer title={titleOf(failure)} onClose={onClose}>
      <Facts
        items={[
          [texts.failure, texts.reasons[reason]],
          [texts.frontEnd, nameOf(frontEnd)],
          [texts.version, <code key="version">{version}</code>],
          [texts.path, path !== '*' && path],
          [texts.count, texts.score({ value: count })],
          [texts.firstSeen, <Instant key="first" at={firstSeenAt} />],
          [texts.lastSeen, <Instant key="last" at={lastSeenAt} />],
          [texts.references, references.join(', ')],
        ]}
      />
    </Drawer>
  );
}
