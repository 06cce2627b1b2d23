import { defineTexts } from '../../platform/i18n/define-texts.js';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const texts = defineTexts('server.emails', {
  hello: 'Hello {firstName},',
  nextStep: 'Next step: {step}',
});

export const hello = (firstName: string): Block => paragraph(texts.hello({ firstName }));

/** What the recipient does next, with its date; every email to authors has one. */
export const nextStep = (step: string): Block => paragraph(texts.nextStep({ step }));

export const code = (text: string): Block => ({ kind: 'code', text });

export const facts = (...rows: [label: string, value: string][]): Block => ({
  kind: 'facts',
  rows,
});

export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/** For an action that is not the email's main one. */
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });

export const quote = (text: string): Block => ({ kind: 'quote', text });

export const note = (text: string): Block => ({ kind: 'note', text });
