import { path } from '@plenary/kit/paths';

/** Paths of this area that the specification does not name and that no other area links to. */
export const registrationPaths = {
  /** The token of an email, or the id of a refund for its payer. */
  refundAccount: path('/refund-account/:key'),
};
