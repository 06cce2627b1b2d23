import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.waiting-list', {
  title: 'Waiting list',
  search: 'Search by name or email',
  status: 'Status',
  statuses: {
    waiting: 'Waiting',
    offered: 'Place offered',
    registered: 'Registered',
    expired: 'Offer expired',
    left: 'Left',
    removed: 'Removed',
  },
  name: 'Name',
  email: 'Email',
  package: 'Package',
  joined: 'Joined',
  offeredUntil: 'Offered until',
  none: 'The waiting list is empty',
  noneHint: 'Visitors can join it once all places of a package are taken.',
  gone: 'This entry is no longer in the list',
  offer: 'Offer now',
  offerTitle: 'Offer a place to {name} out of turn?',
  offerText:
    'A place must be free. We email the offer, and it is kept for the time set in the edition.',
  offered: 'Place offered.',
  remove: 'Remove',
  removeTitle: 'Remove {name} from the waiting list?',
  removeText: 'An offered place goes to the next person. We don’t email {name} about it.',
  removed: 'Removed from the waiting list.',
  keep: 'Cancel',
  failed: 'The change could not be saved. Please try again.',
});
