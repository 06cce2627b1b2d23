import { useEdition } from '@plenary/kit/edition';
import {
  SegmentedField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
  type KitForm,
} from '@plenary/kit/forms';
import { texts as shared } from '../../papers/texts';
import { wordsOf, type DraftValues } from './draft-values';
import { texts } from './texts';

const words = texts.fields;

interface StepProps {
  form: KitForm<DraftValues>;
  problems: Record<string, string>;
}

/** What the paper is about. */
export function PaperStep({ form, problems }: StepProps) {
  const { topics } = useEdition();
  const abstract = useWatch({ control: form.control, name: 'abstract' });
  return (
    <>
      <SegmentedField
        name="kind"
        label={words.kind}
        options={[
          { value: 'full-paper', label: shared.kind['full-paper'] },
          { value: 'poster', label: shared.kind.poster },
        ]}
      />
      <TextField name="title" label={words.title} maxLength={300} error={problems['title']} />
      <SelectField
        name="topic"
        label={words.topic}
        placeholder={words.chooseTopic}
        options={topics.map(({ name }) => name)}
        error={problems['topic']}
      />
      <TextAreaField
        name="abstract"
        label={words.abstract}
        hint={`${words.words(wordsOf(abstract))} ${words.asked}`}
        rows={10}
        maxLength={10_000}
        error={problems['abstract']}
      />
      <TextField
        name="keywords"
        label={words.keywords}
        hint={words.keywordsHint}
        maxLength={500}
        error={problems['keywords']}
      />
    </>
  );
}
