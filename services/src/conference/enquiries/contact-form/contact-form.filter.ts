import { Catch } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../../../platform/http/app-error.js';
import { ErrorFilter } from '../../../platform/http/error.filter.js';
import { escapeHtml } from '../../../messaging/templates/escape-html.js';
import { texts } from './contact.texts.js';
import { currentLang } from '../../../platform/i18n/locale.js';

@Catch()
export class ContactFormFilter extends ErrorFilter {
  protected override send(reply: FastifyReply, _requestId: string, error: AppError): void {
    const { fields, retryAfter } = error.details;
    const problems = Object.values(fields ?? { message: error.message });
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.status(error.statusCode).type('text/html; charset=utf-8').send(page(problems));
  }
}

function page(problems: string[]): string {
  const { title, back } = texts.form;
  return `<!doctype html>
<html lang="${currentLang()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<p>${back} <a href="/contact">/contact</a></p>
</body>
</html>
`;
}
