type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export interface Path<P extends string> {
  readonly pattern: P;
  href(...params: [ParamNames<P>] extends [never] ? [] : [Record<ParamNames<P>, string>]): string;
}

export function path<const P extends string>(pattern: P): Path<P> {
  return {
    pattern,
    href: (...[params]) =>
      pattern.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
      ),
  };
}

export const paths = {
  home: path('/'),
  login: path('/login'),
  register: path('/register'),
  verifyEmail: path('/verify-email'),
  verifyEmailLink: path('/verify-email/:token'),
  loginLink: path('/login-link/:token'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset-password/:token'),
  confirmEmail: path('/confirm-email/:token'),
  profile: path('/profile'),
  callForPapers: path('/call-for-papers'),
  callForPosters: path('/call-for-posters'),
  committee: path('/meet-committee'),
  joinCommittee: path('/join-committee'),
  venue: path('/venue'),
  contact: path('/contact'),
  whoWeAre: path('/who-are-we'),
  schedule: path('/schedule'),
  privacy: path('/privacy'),
  terms: path('/terms'),
  refunds: path('/refunds'),
  verify: path('/verify'),
  verifyDocument: path('/verify/:number'),
  conferenceRegister: path('/conference-register'),
  registerConference: path('/register-conference'),
  conferenceForm: path('/register-conference-form'),
  paymentProcessing: path('/payment-processing'),
  paymentSuccess: path('/payment-success'),
  paymentFailed: path('/payment-failed'),
  groups: path('/groups'),
  visaLetter: path('/visa-letter'),
  submit: path('/submit'),
  submitted: path('/submitted'),
  paper: path('/papers/:paperId'),
  authorship: path('/authorships/:token'),
  waitingPlace: path('/waiting-list/:token'),
  /** The token of an email, or the id of a refund for its payer. */
  refundAccount: path('/refund-account/:token'),
  reviewers: path('/reviewers'),
  reviewerPaper: path('/reviewers/papers/:paperId'),
  admin: path('/admin'),
  adminDashboard: path('/admin/dashboard'),
  adminUsers: path('/admin/users'),
  adminPapers: path('/admin/papers'),
  adminPayments: path('/admin/payments'),
} as const;
