import { defineTexts } from '../../platform/i18n/define-texts.js';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const texts = defineTexts('server.emails', { hello: 'Hello {firstName},' });

export const hello = (firstName: string): Block => paragraph(texts.hello({ firstName }));

export const code = (text: string): Block => ({ kind: 'code', text });

export const facts = (...rows: [label: string, value: string][]): Block => ({
  kind: 'facts',
  rows,
});

export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

export const quote = (text: string): Block => ({ kind: 'quote', text });

export const note = (text: string): Block => ({ kind: 'note', text });
