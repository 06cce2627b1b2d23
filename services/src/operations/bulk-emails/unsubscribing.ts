import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tokenHash } from '../../identity/credentials/random-token.js';
import { AnnouncementOptOuts } from '../../messaging/opt-outs/announcement-opt-outs.js';
import { ConferenceIdentity } from '../../messaging/templates/conference-identity.js';
import { escapeHtml } from '../../messaging/templates/escape-html.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { currentLang } from '../../platform/i18n/locale.js';
import { findByToken } from './bulk-emails.sql.js';

const texts = defineTexts('server.operations.unsubscribing', {
  title: 'Unsubscribe',
  ask: 'Stop announcements of {conference} to {email}?',
  stillSent: 'You still get emails about your own papers, reviews and registration.',
  button: 'Unsubscribe',
  done: 'Unsubscribed',
  doneText: '{email} gets no more announcements of {conference}.',
  undo: 'To get them again, log in and choose announcements in your profile.',
  invalid: 'Link not valid',
  invalidText: 'This link is not valid. Open the newest announcement and use its link.',
});

export interface UnsubscribePage {
  status: 200 | 404;
  html: string;
}

@Injectable()
export class Unsubscribing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly conference: ConferenceIdentity,
    private readonly optOuts: AnnouncementOptOuts,
    private readonly audit: AuditService,
  ) {}

  async ask(token: string): Promise<UnsubscribePage> {
    const { manager } = this.dataSource;
    const found = await findByToken.first(manager, { hash: tokenHash(token) });
    if (!found) return INVALID();
    const { name: conference } = await this.conference.identity(manager);
    return page(200, texts.title, [
      escapeHtml(texts.ask({ conference, email: found.email })),
      texts.stillSent,
      `<form method="post"><button>${texts.button}</button></form>`,
    ]);
  }

  async unsubscribe(token: string): Promise<UnsubscribePage> {
    return this.dataSource.transaction(async (tx) => {
      const found = await findByToken.first(tx, { hash: tokenHash(token) });
      if (!found) return INVALID();
      const { id, email, userId } = found;
      const { name: conference } = await this.conference.identity(tx);
      if (!(await this.optOuts.includes(tx, email))) {
        await this.optOuts.add(tx, email);
        const subject = { type: 'bulk-email', id };
        const action = 'bulk-email.unsubscribed';
        await this.audit.record(tx, { actorId: userId, action, subject });
      }
      return page(200, texts.done, [
        escapeHtml(texts.doneText({ conference, email })),
        texts.stillSent,
        ...(userId ? [texts.undo] : []),
      ]);
    });
  }
}

const INVALID = () => page(404, texts.invalid, [texts.invalidText]);

/** @param parts in HTML */
function page(status: 200 | 404, title: string, parts: string[]): UnsubscribePage {
  const html = `<!doctype html>
<html lang="${currentLang()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body { overflow-wrap: anywhere }</style>
</head>
<body>
<main>
<h1>${title}</h1>
${parts.map((part) => (part.startsWith('<form') ? part : `<p>${part}</p>`)).join('\n')}
</main>
</body>
</html>
`;
  return { status, html };
}
