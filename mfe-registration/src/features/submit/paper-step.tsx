import { useEdition } from '@plenary/kit/edition';
import {
  SegmentedField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
  type KitForm,
} from '@plenary/kit/forms';
import { countWords } from '../../shared/papers/count-words';
import { texts as shared } from '../../shared/papers/texts';
import { type DraftValues } from './draft-values';
import { texts } from './texts';

const words = texts.fields;

interface StepProps {
  form: KitForm<DraftValues>;
  problems: Record<string, string>;
}

export function PaperStep({ form, problems }: StepProps) {
  const { topics, limits } = useEdition();
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
        hint={words.wordsOfLimit({
          count: countWords(abstract),
          min: limits.abstractWordsMin,
          max: limits.abstractWordsMax,
        })}
        rows={10}
        maxLength={10_000}
        error={problems['abstract']}
      />
      <TextField
        name="keywords"
        label={words.keywords}
        hint={words.keywordsHint({ min: limits.keywordsMin, max: limits.keywordsMax })}
        maxLength={500}
        error={problems['keywords']}
      />
    </>
  );
}
