import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm, useWatch } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { useSaveExpertise, type Expertise, type Publication } from './expertise.api';
import { mergePublications } from './merge-publications';
import { PastePublications } from './paste-publications';
import { PublicationList } from './publication-list';
import { texts } from './texts';

const schema = z.object({
  keywords: z.string(),
  publications: z.array(z.object({ title: z.string(), abstract: z.string() })),
});

/** Words, commas and lines between them. */
const listed = (keywords: string) => [
  ...new Set(
    keywords
      .split(/[,;\n]/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

export function ExpertiseForm({ expertise }: { expertise: Expertise }) {
  const save = useSaveExpertise();
  const form = useForm({
    schema,
    defaultValues: {
      keywords: expertise.keywords.join(', '),
      publications: expertise.publications,
    },
    draftKey: 'reviewer-expertise',
  });
  const publications = useWatch({ control: form.control, name: 'publications' });
  const setPublications = (changed: Publication[]) =>
    form.setValue('publications', changed, { shouldDirty: true });
  const add = (found: Publication[]) => {
    const merged = mergePublications(form.getValues('publications'), found);
    setPublications(merged.publications);
    return merged;
  };
  return (
    <>
      <PastePublications onRead={add} />
      <PublicationList
        publications={publications}
        onRemove={(removed) => setPublications(publications.filter((each) => each !== removed))}
      />
      <Form
        form={form}
        error={save.error && messageOf(save.error, texts.saveFailed)}
        onSubmit={({ keywords, publications }) =>
          save.mutateAsync({
            keywords: listed(keywords),
            publications,
            version: expertise.version,
          })
        }
        status={save.isSuccess && <Alert severity="success">{texts.expertiseSaved}</Alert>}
      >
        <TextAreaField
          name="keywords"
          label={texts.keywords}
          hint={texts.keywordsHint}
          rows={2}
          optional
        />
        <div>
          <SubmitButton>{texts.saveExpertise}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
