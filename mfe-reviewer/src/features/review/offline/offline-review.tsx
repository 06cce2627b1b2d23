import type { KitForm } from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import { Actions, Alert, Button, styled } from '@plenary/kit/ui';
import { useId, useRef, useState } from 'react';
import type { Review } from '../../../shared/reviews.api';
import type { FormValues } from '../review-form.schema';
import { offlineTexts as texts } from '../texts';
import { flatValues, offlineFields, offlineHead } from './offline-fields';
import { readOffline, writeOffline, type OfflineReading } from './offline-form';

const MEGABYTE = 1024 * 1024;

const Frame = styled('div')({
  '& > p, & [role="status"] p': { marginBlockEnd: 8 },
  '& > [role] > *': { marginBlockStart: 8 },
});

const Lines = styled('ul')({
  marginBlock: '0 12px',
  marginInline: 0,
  paddingInlineStart: 20,
  maxBlockSize: 240,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

type Outcome =
  | { is: 'too-large' | 'no-text' | 'foreign' | 'undone' }
  | (Extract<OfflineReading, { is: 'read' }> & { before: Record<string, string> });

interface OfflineReviewProps {
  review: Review;
  form: KitForm<FormValues, unknown>;
}

/** Downloads the form as a text, and reads it back into the form, which saves it as a draft. */
export function OfflineReview({ review, form }: OfflineReviewProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const fields = offlineFields(review);

  async function upload(file: File) {
    if (file.size > MEGABYTE) return setOutcome({ is: 'too-large' });
    const content = await textOf(file);
    if (content === undefined) return setOutcome({ is: 'no-text' });
    const reading = readOffline(content, offlineHead(review), fields);
    if (reading.is === 'foreign') return setOutcome(reading);
    const all = flatValues(form.getValues());
    const names = Object.keys(reading.values);
    fill(reading.values);
    setOutcome({
      ...reading,
      before: Object.fromEntries(names.map((name) => [name, all[name] ?? ''])),
    });
  }

  function fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      // Names and values are those of text inputs.
      const path = name as 'commentsToAuthors';
      form.setValue(path, value, { shouldDirty: true });
    }
  }

  function undo(before: Record<string, string>) {
    fill(before);
    setOutcome({ is: 'undone' });
  }

  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <Frame>
      <p id={hintId}>{texts.hint}</p>
      <Actions>
        <Button
          look="outlined"
          size="small"
          onClick={() =>
            download(
              writeOffline(offlineHead(review), fields, flatValues(form.getValues())),
              texts.fileName({ number: String(review.paperNumber ?? '') }),
            )
          }
        >
          {texts.download}
        </Button>
        <Button
          look="outlined"
          size="small"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {texts.upload}
        </Button>
      </Actions>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        aria-label={texts.file}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <div role="status">
        {outcome?.is === 'undone' && <Alert severity="info">{texts.undone}</Alert>}
        {outcome?.is === 'read' && (
          <Alert severity={outcome.unread.length > 0 ? 'warning' : 'success'}>
            <p>
              {Object.keys(outcome.values).length > 0
                ? texts.read({ fields: formatList(Object.keys(outcome.values).map(labelOf)) })
                : texts.readNothing}{' '}
              {outcome.isOtherVersion && texts.otherVersion}
            </p>
            {outcome.unread.length > 0 && (
              <>
                <p>{texts.unread({ count: outcome.unread.length })}</p>
                <Lines tabIndex={0} aria-label={texts.unreadLines}>
                  {outcome.unread.map(({ line, text }) => (
                    <li key={line}>{texts.line({ line, text })}</li>
                  ))}
                </Lines>
              </>
            )}
            <Actions>
              <Button look="outlined" size="small" onClick={() => undo(outcome.before)}>
                {texts.undo}
              </Button>
            </Actions>
          </Alert>
        )}
      </div>
      <div role="alert">
        {outcome && outcome.is in refusals && (
          <Alert severity="error">{refusals[outcome.is as keyof typeof refusals]}</Alert>
        )}
      </div>
    </Frame>
  );
}

const refusals = {
  'too-large': texts.tooLarge,
  'no-text': texts.noText,
  foreign: texts.foreign,
};

/** @returns undefined unless the file is a text in UTF-8 */
async function textOf(file: File): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
