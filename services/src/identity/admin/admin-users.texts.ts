import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.identity.admin', {
  changeRequired: 'A role or a state is required',
  codeSent: 'A new verification code was sent.',
  sessionsEnded: 'All sessions of this account ended.',
  sessionEnded: 'Session ended.',
  notAdmin: 'Only admins have permissions. Make this account an admin first.',
  ownPermission: 'You can’t grant yourself permissions. Ask another owner.',
  endlessOwner: 'An owner has no end date.',
  topic: 'Topic',
  track: 'Track',
  topicsMissing: 'Choose the topics of this track chair.',
  topicsUnused: 'Only track chairs have topics. Remove them.',
  eventOver:
    'This permission ends with the last day of the conference, which is over. Correct the dates of the edition first.',
  verifiedAlready: 'The email address of this account is already verified.',
});
