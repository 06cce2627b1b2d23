import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.tracks', {
  title: 'Tracks',
  note: 'A track is a group of topics. The topic of a paper decides its track; papers of other topics follow the settings of the conference.',
  tracks: 'Tracks',
  entry: 'Track',
  add: 'Add track',
  name: 'Name',
  topics: 'Topics',
  topicsHint:
    'A topic belongs to one track at most. Track chairs of the track see its papers, also when you move a topic.',
  reviewersInvited: 'Reviewers per paper',
  reviewsNeeded: 'Reviews required for a decision',
  reviewDays: 'Days to review',
  asTheConference: 'Leave blank to follow the conference.',
  reviewForm: 'Added fields of the review form',
  reviewFormHint: 'Submitted reviews keep the fields that they were written with.',
  reviewForms: { conference: 'As the conference', own: 'Fields of the track' },
  fields: 'Fields of the track',
});
