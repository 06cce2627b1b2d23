import { useWatch } from '@plenary/kit/forms';
import { Panel } from '@plenary/kit/ui';
import { fromForm, type Values } from '../model/form-values';
import type { EditionDocument } from '../model/fields';
import { texts as sectionTexts } from '../model/sections/review-form.texts';
import { tracks as tracksSection } from '../model/sections/tracks';
import type { EditionForm } from '../section/use-section-form';
import { AddedFields, type AddedField } from './added-fields';

const { preview: texts } = sectionTexts;

interface TrackFormsPreviewProps {
  form: EditionForm;
  /** Of the conference, as saved. */
  reviewFields: AddedField[];
}

/** For each track of the form's values, what reviewers of its papers see. */
export default function TrackFormsPreview({ form, reviewFields }: TrackFormsPreviewProps) {
  const values = useWatch({ control: form.control }) as Values;
  const { tracks } = fromForm(tracksSection.fields, values) as Pick<EditionDocument, 'tracks'>;
  if (tracks.length === 0) return null;
  return (
    <Panel as="div">
      <h2>{texts.tracksTitle}</h2>
      {tracks.map((track, index) => (
        <details key={track.id}>
          <summary>
            {texts.trackForm({ name: track.name || texts.unnamedTrack({ number: index + 1 }) })}
          </summary>
          {track.reviewForm === 'conference' && <p>{texts.asTheConference}</p>}
          <AddedFields fields={track.reviewForm === 'own' ? track.reviewFields : reviewFields} />
        </details>
      ))}
    </Panel>
  );
}
