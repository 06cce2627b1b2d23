import { Actions, EmptyState, Link, LinkButton } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Drawer } from '../../list/drawer';
import { Facts } from '../../list/facts';
import { Reference } from '../../list/reference';
import { Instant } from '../../list/when';
import type { List } from '../../list/use-list';
import { adminPaths } from '../../paths';
import { inWords } from '../../states/in-words';
import { actorOf, placeOf, subjectOf } from './audit-words';
import type { AuditRow } from './audit.api';
import { texts } from './texts';

export interface AuditDrawerProps {
  id: string;
  page: UseQueryResult<{ items: AuditRow[] }>;
  list: List;
  onClose: () => void;
}

/** One entry, with the ways to who did it and to what it was done. */
export default function AuditDrawer({ id, page, list, onClose }: AuditDrawerProps) {
  const row = page.data?.items.find((each) => each.id === id);
  if (!row && page.isPending) return null;
  if (!row) {
    return (
      <Drawer title={texts.title} onClose={onClose}>
        <EmptyState title={texts.notHere} />
      </Drawer>
    );
  }
  return (
    <Drawer title={inWords(row.action)} above={<Instant at={row.at} />} onClose={onClose}>
      <AuditFacts row={row} />
      <Actions>
        {row.actor && (
          <More list={list} name="actor" value={row.actor.id} label={texts.sameActor} />
        )}
        <More list={list} name="subject" value={row.subject.id} label={texts.sameSubject} />
      </Actions>
    </Drawer>
  );
}

function AuditFacts({ row }: { row: AuditRow }) {
  const place = placeOf(row);
  return (
    <Facts
      items={[
        [texts.who, <Actor key="who" row={row} />],
        [texts.subject, place ? <Link to={place}>{subjectOf(row)}</Link> : subjectOf(row)],
        [texts.before, row.before && inWords(row.before)],
        [texts.after, row.after && inWords(row.after)],
        [texts.fields, row.fields.map(inWords).join(', ')],
        [texts.request, row.requestId && <Reference>{row.requestId}</Reference>],
      ]}
    />
  );
}

function Actor({ row }: { row: AuditRow }) {
  if (!row.actor?.name) return actorOf(row);
  return <Link to={adminPaths.user.href({ userId: row.actor.id })}>{row.actor.name}</Link>;
}

interface MoreProps {
  list: List;
  name: string;
  value: string;
  label: string;
}

/** The list of one person or thing alone. */
function More({ list, name, value, label }: MoreProps) {
  const { to, state } = list.place({ [name]: value, q: '', action: '', subjectType: '', item: '' });
  return (
    <LinkButton look="outlined" to={`?${to.search}`} state={state}>
      {label}
    </LinkButton>
  );
}
