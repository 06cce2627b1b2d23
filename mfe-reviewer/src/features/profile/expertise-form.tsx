import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSaveExpertise, type Expertise, type Publication } from './expertise.api';
import { PastePublications } from './paste-publications';
import { PublicationList } from './publication-list';
import { texts } from './texts';

const MAX_PUBLICATIONS = 100;

const schema = z.object({ keywords: z.string() });

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
  const [publications, setPublications] = useState(expertise.publications);
  const form = useForm({ schema, defaultValues: { keywords: expertise.keywords.join(', ') } });
  const add = (found: Publication[]) => {
    const titles = new Set(publications.map(({ title }) => title.toLowerCase()));
    const added = found.filter(({ title }) => !titles.has(title.toLowerCase()));
    setPublications([...publications, ...added].slice(0, MAX_PUBLICATIONS));
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
        onSubmit={({ keywords }) =>
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
