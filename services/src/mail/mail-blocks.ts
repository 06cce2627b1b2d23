/** What a mail is made of; the layout turns it into plain text and HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** How a letter begins. */
export const hello = (firstName: string): Block => paragraph(`Hello ${firstName},`);

/** Something to copy: shown large. */
export const code = (text: string): Block => ({ kind: 'code', text });

export const facts = (...rows: [label: string, value: string][]): Block => ({
  kind: 'facts',
  rows,
});

export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/** Words of somebody else, line breaks kept. */
export const quote = (text: string): Block => ({ kind: 'quote', text });

/** Small print. */
export const note = (text: string): Block => ({ kind: 'note', text });
