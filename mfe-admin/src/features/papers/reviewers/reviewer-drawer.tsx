import { Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { Facts } from '../../../shared/details/facts';
import { adminPaths } from '../../../paths';
import { ratingsOf, ReviewerChips } from './reviewer-row';
import { ReviewerLimits } from './reviewer-limits';
import { texts } from './texts';
import { reviewerQuery } from './reviewers.api';
import { May } from '../../../shared/may';

export function ReviewerDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [done, setDone] = useState('');
  return (
    <LoadedDrawer query={useQuery(reviewerQuery(id))} onClose={onClose}>
      {(reviewer) => (
        <Drawer
          title={reviewer.name}
          chips={<ReviewerChips reviewer={reviewer} />}
          done={done}
          onClose={onClose}
        >
          <Facts
            items={[
              [texts.email, reviewer.email],
              [texts.organization, reviewer.organization],
              [texts.ratings, ratingsOf(reviewer)],
              [texts.papers, texts.load({ load: reviewer.load, limit: reviewer.limit })],
              [
                texts.account,
                <Link key="account" to={adminPaths.user.href({ userId: id })}>
                  {texts.openAccount}
                </Link>,
              ],
            ]}
          />
          {reviewer.isAdmin && <p>{texts.admin}</p>}
          <May right="reviewing:write">
            <ReviewerLimits reviewer={reviewer} onDone={() => setDone(texts.saved)} />
          </May>
        </Drawer>
      )}
    </LoadedDrawer>
  );
}
