import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Template = components['schemas']['EmailTemplate'];
type Change = components['schemas']['EmailTextsChange'];

export const sampleTemplate: Template = {
  kind: 'payment-confirmed',
  version: 0,
  texts: [
    {
      id: 'payment-confirmed.subject',
      part: 'subject',
      source: 'Payment confirmed: {reference}',
      text: 'Payment confirmed: {reference}',
      mayBeEmpty: false,
      placeholders: [{ name: 'reference', type: 'text', options: [], isRequired: true }],
    },
    {
      id: 'payment-confirmed.text',
      part: 'paragraph',
      source: 'Your payment has arrived.',
      text: 'Your payment has arrived.',
      mayBeEmpty: true,
      placeholders: [],
    },
    {
      id: 'added.closing',
      part: 'added',
      source: '',
      text: '',
      mayBeEmpty: true,
      placeholders: [],
    },
  ],
  placeholders: [{ name: 'conference', type: 'text', options: [] }],
  samples: ['', 'paper: –'],
  versions: [],
};

/** Previews show the texts that were sent. @returns the bodies of saves, as they were sent */
export function serveEmailTemplates({ problems }: { problems?: Record<string, string> } = {}) {
  const saved: Change[] = [];
  let template = sampleTemplate;
  server.use(
    http.get('/api/v1/admin/email-templates', ({ response }) =>
      response(200).json({
        items: [
          {
            kind: 'payment-confirmed',
            version: 1,
            isEdited: true,
            savedAt: '2025-10-13T08:42:00.000Z',
          },
          { kind: 'welcome', version: 0, isEdited: false, savedAt: null },
        ],
      }),
    ),
    http.get('/api/v1/admin/email-templates/{kind}', ({ response }) =>
      response(200).json(template),
    ),
    http.post('/api/v1/admin/email-templates/{kind}/preview', async ({ request, response }) => {
      const { texts } = await request.json();
      const text = Object.values(texts).join('\n');
      return response(200).json({
        subject: 'Payment confirmed: C25-1',
        replyTo: null,
        text,
        html: `<p>${text}</p>`,
      });
    }),
    http.put('/api/v1/admin/email-templates/{kind}', async ({ request, response }) => {
      const change = await request.json();
      saved.push(change);
      if (problems)
        return response('default').json(
          {
            statusCode: 400,
            code: 'VALIDATION_FAILED',
            message: 'Some texts can’t be used.',
            fields: problems,
            requestId: 'sample',
          },
          { status: 400 },
        );
      const version = change.version + 1;
      const entry = {
        version,
        savedAt: '2025-10-13T08:42:00.000Z',
        savedBy: 'Ada Sample',
        texts: change.texts,
      };
      template = {
        ...template,
        version,
        texts: template.texts.map((text) => ({
          ...text,
          text: change.texts[text.id] ?? text.source,
        })),
        versions: [entry, ...template.versions],
      };
      return response(200).json(template);
    }),
  );
  return { saved };
}
