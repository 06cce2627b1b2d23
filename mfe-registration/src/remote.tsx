import { paths } from '@plenary/kit/paths';
import { defineRemote } from '@plenary/kit/remote';
import { registrationPaths } from './paths';

export default defineRemote(
  {
    [paths.conferenceRegister.pattern]: () =>
      import('./features/registration-type/registration-type-page'),
    [paths.conferenceForm.pattern]: () =>
      import('./features/registration-form/registration-form-page'),
    [paths.paymentProcessing.pattern]: () =>
      import('./features/payment-processing/payment-processing-page'),
    [paths.paymentSuccess.pattern]: () => import('./features/payment-success/payment-success-page'),
    [paths.paymentFailed.pattern]: () => import('./features/payment-failed/payment-failed-page'),
    [paths.groups.pattern]: () => import('./features/groups/groups-page'),
    [registrationPaths.newGroup.pattern]: () => import('./features/groups/new-group-page'),
    [registrationPaths.group.pattern]: () => import('./features/groups/group-page'),
    [paths.visaLetter.pattern]: () => import('./features/visa-letter/visa-letter-page'),
    [paths.submit.pattern]: () => import('./features/submit/submit-page'),
    [paths.submitted.pattern]: () => import('./features/submitted/submitted-page'),
    [paths.paper.pattern]: () => import('./features/paper/paper-page'),
    [paths.waitingPlace.pattern]: () => import('./features/waiting-list/waiting-list-page'),
    [paths.refundAccount.pattern]: () => import('./features/refund-account/refund-account-page'),
    [paths.authorship.pattern]: () => import('./features/authorship/authorship-page'),
  },
  (lang) => import(`../locales/${lang}.po`),
);
