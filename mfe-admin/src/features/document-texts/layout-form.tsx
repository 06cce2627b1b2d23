import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Form, SubmitButton, useForm, useFormState, type KitForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DownloadStatus } from '../../shared/download-status';
import { useStartDownload } from '../../shared/downloads.api';
import { Block, Blocks, Columns } from '../../shared/page/columns';
import { UnsavedChanges } from '../../shared/page/unsaved-changes';
import { PictureField } from '../../shared/pictures/picture-field';
import { fieldsOf, textsIn } from '../../shared/wordings/form-texts';
import { Placeholders } from '../../shared/wordings/placeholders';
import { WordingField } from '../../shared/wordings/text-field';
import { TextVersions } from '../../shared/wordings/text-versions';
import { texts as wordings } from '../../shared/wordings/texts';
import { useSaveLayout, type DocumentTexts, type Layout } from './document-texts.api';
import { blankSignature, SignatureFields } from './signature-fields';
import { texts } from './texts';

// The server checks texts by their placeholders.
const schema = z.object({
  texts: z.any(),
  logo: z.string(),
  signatures: z.array(z.object({ name: z.string(), role: z.string(), picture: z.string() })),
});

/** Always two, of which blank ones are left out. */
const slotsOf = (signatures: Layout['signatures']) =>
  [0, 1].map((index) => signatures[index] ?? blankSignature);

interface LayoutFormProps {
  layout: DocumentTexts;
  onDone: (message: string) => void;
}

export function LayoutForm({ layout, onDone }: LayoutFormProps) {
  const { kind, version } = layout;
  const save = useSaveLayout(kind);
  const download = useStartDownload();
  const [isResetting, setResetting] = useState(false);
  const form = useForm({
    schema,
    defaultValues: {
      texts: fieldsOf(layout.texts),
      logo: layout.logo,
      signatures: slotsOf(layout.signatures),
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const pictured = form as unknown as KitForm<Record<string, unknown>>;
  const labels = layout.isLetter ? texts.letter : texts.certificate;

  /** Blank signatures move to the end, so that the server's messages reach their fields. */
  function current(): Layout {
    const signatures = form
      .getValues('signatures')
      .filter(({ name, role, picture }) => `${name}${role}${picture}`.trim() !== '');
    form.setValue('signatures', slotsOf(signatures));
    const logo = form.getValues('logo');
    return { texts: textsIn(layout.texts, form.getValues('texts')), signatures, logo };
  }

  async function use(chosen: Layout, message: string) {
    onDone('');
    await save.mutateAsync({ version, ...chosen });
    onDone(message);
  }

  function load(chosen: DocumentTexts['versions'][number]) {
    const all = layout.texts.map((text) => ({
      ...text,
      text: chosen.texts[text.id] ?? text.source,
    }));
    form.setValue('texts', fieldsOf(all), { shouldDirty: true });
    form.setValue('logo', chosen.logo, { shouldDirty: true });
    form.setValue('signatures', slotsOf(chosen.signatures), { shouldDirty: true });
    onDone(wordings.versions.used({ version: chosen.version }));
  }

  return (
    <>
      <UnsavedChanges when={isDirty && !save.isPending} />
      <Columns>
        <Blocks area="facts">
          <Form
            form={form}
            error={formErrorOf(save.error, texts.retrySoon)}
            onSubmit={() => use(current(), texts.saved)}
          >
            <Block>
              <h2>{texts.wording}</h2>
              {layout.texts.map((text) => (
                <WordingField key={text.id} text={text} label={labels[text.id]} />
              ))}
            </Block>
            <Block>
              <h2>{texts.logo}</h2>
              <PictureField
                name="logo"
                label={texts.logoPicture}
                none={texts.logoHint}
                form={pictured}
              />
            </Block>
            <SignatureFields form={pictured} />
            <Actions>
              <SubmitButton>{texts.save}</SubmitButton>
              {Object.keys(layout.versions[0]?.texts ?? {}).length > 0 && (
                <Button look="outlined" onClick={() => setResetting(true)}>
                  {texts.reset.action}
                </Button>
              )}
            </Actions>
          </Form>
        </Blocks>
        <Blocks area="actions">
          <Block>
            <h2>{texts.previewTitle}</h2>
            <p>{texts.previewHint}</p>
            <DownloadStatus download={download} />
            <Actions>
              <Button
                look="outlined"
                busy={download.isPending}
                onClick={() =>
                  download.mutate({
                    kind: 'document-preview',
                    documentKind: kind,
                    layout: current(),
                  })
                }
              >
                {texts.preview}
              </Button>
            </Actions>
          </Block>
          <Placeholders placeholders={layout.placeholders} />
          <TextVersions versions={layout.versions} onUse={load} />
        </Blocks>
      </Columns>
      {isResetting && (
        <ConfirmDialog
          title={texts.reset.title}
          text={texts.reset.text}
          confirm={texts.reset.confirm}
          keep={texts.reset.keep}
          onConfirm={() =>
            use({ texts: {}, signatures: layout.signatures, logo: layout.logo }, texts.reset.done)
          }
          onClose={() => setResetting(false)}
        />
      )}
    </>
  );
}
