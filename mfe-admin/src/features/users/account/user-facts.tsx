import { Link } from '@plenary/kit/ui';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { adminPaths } from '../../../paths';
import { texts } from '../texts';
import { Blocks } from '../../../shared/page/columns';
import type { Person } from '../user.api';
import { May } from '../../../shared/may';

export function UserFacts({ user }: { user: Person }) {
  return (
    <Blocks area="facts">
      <Facts
        items={[
          [texts.email, user.email],
          [texts.personTitle, user.title],
          [texts.organization, user.organization],
          [texts.position, user.position],
          [texts.country, user.country],
          [texts.phone, user.phone],
          [texts.joined, <Instant key="at" at={user.createdAt} />],
        ]}
      />
      <May right="audit:read">
        <Link to={`${adminPaths.audit.href()}?subject=${user.id}`}>{texts.activity}</Link>
      </May>
    </Blocks>
  );
}
