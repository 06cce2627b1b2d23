export { MentionedText } from './mentioned-text';
export { MentionField } from './mention-field';
export type { Participant } from './matches';
