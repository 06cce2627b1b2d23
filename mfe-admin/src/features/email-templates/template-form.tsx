import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Form, SubmitButton, useForm, useFormState, useWatch } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Block, Blocks, Columns } from '../../shared/page/columns';
import { UnsavedChanges } from '../../shared/page/unsaved-changes';
import { fieldsOf, textsIn } from '../../shared/wordings/form-texts';
import { Placeholders } from '../../shared/wordings/placeholders';
import { WordingField } from '../../shared/wordings/text-field';
import { TextVersions } from '../../shared/wordings/text-versions';
import { texts as wordings } from '../../shared/wordings/texts';
import { labelsOf } from './labels';
import { TemplatePreview } from './template-preview';
import { useSaveTexts, type Template, type TemplateText } from './templates.api';
import type { Texts } from '../../shared/wordings/wording';
import { texts } from './texts';
import { usePause } from '../../shared/use-pause';

const schema = z.object({ texts: z.any() });

interface TemplateFormProps {
  template: Template;
  onDone: (message: string) => void;
}

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const { kind, version } = template;
  const save = useSaveTexts(kind);
  const [isResetting, setResetting] = useState(false);
  const form = useForm({ schema, defaultValues: { texts: fieldsOf(template.texts) } });
  const { isDirty } = useFormState({ control: form.control });
  const values: unknown = useWatch({ control: form.control, name: 'texts' });
  const current = usePause(useDeferredValue(textsIn(template.texts, values)));
  const labels = useMemo(() => labelsOf(template.texts), [template.texts]);
  const isWording = ({ part }: TemplateText) => part !== 'label' && part !== 'button';

  async function use(chosen: Texts, message: string) {
    onDone('');
    await save.mutateAsync({ version, texts: chosen });
    onDone(message);
  }

  function load(version: Template['versions'][number]) {
    const all = template.texts.map((text) => ({
      ...text,
      text: version.texts[text.id] ?? text.source,
    }));
    form.setValue('texts', fieldsOf(all), { shouldDirty: true });
    onDone(wordings.versions.used({ version: version.version }));
  }

  const field = (text: TemplateText) => (
    <WordingField key={text.id} text={text} label={labels.get(text.id) ?? text.id} />
  );
  return (
    <>
      <UnsavedChanges when={isDirty && !save.isPending} />
      <Columns>
        <Blocks area="facts">
          <Form
            form={form}
            error={formErrorOf(save.error, texts.retrySoon)}
            onSubmit={() => use(textsIn(template.texts, form.getValues('texts')), texts.saved)}
          >
            <Block>
              <h2>{texts.wording}</h2>
              {template.texts.filter(isWording).map(field)}
            </Block>
            <Block>
              <h2>{texts.labels}</h2>
              {template.texts.filter((text) => !isWording(text)).map(field)}
            </Block>
            <Actions>
              <SubmitButton>{texts.save}</SubmitButton>
              {Object.keys(template.versions[0]?.texts ?? {}).length > 0 && (
                <Button look="outlined" onClick={() => setResetting(true)}>
                  {texts.reset.action}
                </Button>
              )}
            </Actions>
          </Form>
        </Blocks>
        <Blocks area="actions">
          <Block>
            <h2>{texts.preview.title}</h2>
            <TemplatePreview template={template} current={current} />
          </Block>
          <Placeholders placeholders={template.placeholders} />
          <TextVersions versions={template.versions} onUse={load} />
        </Blocks>
      </Columns>
      {isResetting && (
        <ConfirmDialog
          title={texts.reset.title}
          text={texts.reset.text}
          confirm={texts.reset.confirm}
          keep={texts.reset.keep}
          onConfirm={() => use({}, texts.reset.done)}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  );
}
