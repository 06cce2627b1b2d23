import { path } from '@plenary/kit/paths';

/** Paths of this area that other areas do not link to. */
export const registrationPaths = {
  newGroup: path('/groups/new'),
  group: path('/groups/:groupId'),
};
