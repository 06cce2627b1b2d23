import { formatList } from '@plenary/kit/i18n';
import { Actions, EmptyState, Link, LinkButton } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Drawer } from '../../shared/drawer/drawer';
import { Facts } from '../../shared/details/facts';
import { Reference } from '../../shared/details/reference';
import { Instant } from '../../shared/details/time';
import type { List } from '../../shared/list/use-list';
import { adminPaths } from '../../paths';
import { actionLabel, actorOf, fieldLabel, linkOf, stateLabel, targetOf } from './audit-labels';
import type { AuditRow } from './audit.api';
import { texts } from './texts';

export interface AuditDrawerProps {
  id: string;
  page: UseQueryResult<{ items: AuditRow[] }>;
  list: List;
  onClose: () => void;
}

export default function AuditDrawer({ id, page, list, onClose }: AuditDrawerProps) {
  const row = page.data?.items.find((each) => each.id === id);
  if (!row && page.isPending) return null;
  if (!row) {
    return (
      <Drawer title={texts.title} onClose={onClose}>
        <EmptyState title={texts.notOnPage} />
      </Drawer>
    );
  }
  return (
    <Drawer title={actionLabel(row.action)} above={<Instant at={row.at} />} onClose={onClose}>
      <AuditFacts row={row} />
      <Actions>
        {row.actor && (
          <FilterLink list={list} name="actor" value={row.actor.id} label={texts.sameActor} />
        )}
        <FilterLink list={list} name="subject" value={row.subject.id} label={texts.sameTarget} />
      </Actions>
    </Drawer>
  );
}

function AuditFacts({ row }: { row: AuditRow }) {
  const link = linkOf(row);
  return (
    <Facts
      items={[
        [texts.actor, <Actor key="who" row={row} />],
        [texts.target, link ? <Link to={link}>{targetOf(row)}</Link> : targetOf(row)],
        [texts.before, row.before && stateLabel(row.subject.type, row.before)],
        [texts.after, row.after && stateLabel(row.subject.type, row.after)],
        [texts.fields, formatList(row.fields.map(fieldLabel))],
        [texts.request, row.requestId && <Reference>{row.requestId}</Reference>],
      ]}
    />
  );
}

function Actor({ row }: { row: AuditRow }) {
  if (!row.actor?.name) return actorOf(row);
  return <Link to={adminPaths.user.href({ userId: row.actor.id })}>{row.actor.name}</Link>;
}

interface FilterLinkProps {
  list: List;
  name: string;
  value: string;
  label: string;
}

function FilterLink({ list, name, value, label }: FilterLinkProps) {
  const { to, state } = list.place({ [name]: value, q: '', action: '', subjectType: '', item: '' });
  return (
    <LinkButton look="outlined" to={`?${to.search}`} state={state}>
      {label}
    </LinkButton>
  );
}
