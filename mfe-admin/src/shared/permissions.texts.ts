import { defineTexts } from '@plenary/kit/i18n';

export const permissionTexts = defineTexts('admin.permissions', {
  title: 'Permissions',
  names: {
    owner: 'Owner',
    chair: 'Chair',
    'track-chair': 'Track chair',
    finance: 'Finance',
    'site-editor': 'Site editor',
    'check-in': 'Check-in',
    'visa-officer': 'Visa officer',
    'read-only': 'Read-only',
  },
  opens: {
    owner: 'Everything, including accounts, permissions, emails and the audit log.',
    chair:
      'Papers, reviewers, decisions, enquiries and the settings of reviewing. Emails groups of people. Sees whether a person has paid, but no amounts.',
    'track-chair':
      'Papers of chosen topics, with their reviewers and decisions. No other papers, no accounts and no payments.',
    finance:
      'Registrations, payments, transfers, fees and bank details. Emails groups of people. Sees accounts, but no papers.',
    'site-editor':
      'The texts, people and dates of the site, and enquiries. No papers and no payments.',
    'check-in':
      'The desk at the entrance: names, packages and whether they are paid. Ends with the last day of the conference.',
    'visa-officer':
      'Requests for invitation letters, with passport data that no one else sees, not even owners.',
    'read-only': 'Reads papers, accounts, enquiries and settings. No payments; changes nothing.',
  },
  none: 'None. This admin can’t open any page of the admin area.',
  notLoaded: 'The permissions could not be loaded. Please try again.',
  until: 'Until {instant}',
  ended: 'Ended on {instant}',
  own: 'Another owner can grant you permissions.',

  grant: 'Grant permission',
  grantTitle: 'Grant {name} a permission',
  grantText: 'Several permissions add up. They apply at once.',
  permission: 'Permission',
  choose: 'Choose a permission.',
  tracks: 'Tracks',
  tracksHint:
    'The topics that a track has at any time: a topic that moves to another track changes hands.',
  topics: 'Topics',
  topicsHint: 'The track chair sees papers of these topics only.',
  topicsHintWithTracks: 'The track chair sees papers of these tracks and topics only.',
  chooseTopics: 'Choose the topics of this track chair.',
  chooseTracks: 'Choose the tracks or topics of this track chair.',
  ofTopics: 'Topics: {topics}',
  ofTracks: 'Tracks: {tracks}',
  formerTrack: 'a removed track',
  lastDay: 'Last day',
  lastDayHint: 'Leave blank for no end date.',
  lastDayHintOfEvent: 'Leave blank for the last day of the conference.',
  granted: '{name} has the permission: {permission}.',

  revoke: 'Revoke',
  revokeNamed: 'Revoke permission: {permission}',
  revokeTitle: 'Revoke the permission {permission} from {name}?',
  revokeText: '{name} can no longer open its pages, starting now.',
  revokeConfirm: 'Revoke permission',
  revoked: '{name} no longer has the permission: {permission}.',

  cancel: 'Cancel',
  failed: 'The permissions could not be changed. Please try again.',
});
