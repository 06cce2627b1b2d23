import { ApiError, messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { conflictOf, usePublishSections, type AdminEdition } from '../edition.api';
import { hasPrices } from '../model/audience';
import type { EditionSection } from '../model/fields';
import type { Values } from '../model/form-values';
import { useHasSamples } from '../samples/samples.api';
import { ChangeList } from '../section/review-dialog';
import { texts as editionTexts } from '../texts';
import { texts } from './texts';
import type { Unpublished } from './use-unpublished';

const Sections = styled('fieldset')({
  border: 0,
  padding: 0,
  margin: 0,
  maxBlockSize: '50vh',
  overflowY: 'auto',
  '& label': { display: 'flex', gap: 10, alignItems: 'center', minBlockSize: 44, fontWeight: 700 },
  '& input': { inlineSize: 20, blockSize: 20 },
  // The sections scroll together.
  '& dl': { marginInlineStart: 30, maxBlockSize: 'none' },
});

interface PublishDialogProps {
  edition: AdminEdition;
  items: readonly Unpublished[];
  onClose: () => void;
  onPublished: (sections: EditionSection[]) => void;
}

/** The changes of the chosen sections, before they are published as one version. */
export function PublishDialog({ edition, items, onClose, onPublished }: PublishDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const publish = usePublishSections(edition.id);
  const hasSamples = useHasSamples();
  const chosen = items.filter(({ section }) => !left.includes(section.id));
  const { dialog } = texts;

  async function submit() {
    setEmpty(chosen.length === 0);
    if (chosen.length === 0) return;
    if (opensRegistration(edition, valuesOf(chosen)) && (await hasSamples())) setAsking(true);
    else await send();
  }

  async function send() {
    await publish.mutateAsync({ revision: edition.revision, values: valuesOf(chosen) });
    onPublished(chosen.map(({ section }) => section));
  }

  function toggle(id: string) {
    setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id]);
  }

  const error = isEmpty ? dialog.none : errorText(publish.error, chosen);
  if (isAsking) {
    return (
      <ConfirmDialog
        {...editionTexts.openWithSamples}
        error={error}
        onClose={() => setAsking(false)}
        onConfirm={send}
      />
    );
  }
  return (
    <ConfirmDialog
      title={dialog.title}
      text={chosen.some(({ section }) => hasPrices(section)) ? dialog.prices : dialog.text}
      confirm={dialog.publish({ count: chosen.length })}
      keep={editionTexts.review.keep}
      isDestructive={false}
      error={error}
      onClose={onClose}
      onConfirm={submit}
    >
      <Sections aria-label={dialog.sections} tabIndex={0}>
        {items.map(({ section, changes }) => (
          <div key={section.id}>
            <label>
              <input
                type="checkbox"
                checked={!left.includes(section.id)}
                onChange={() => toggle(section.id)}
              />
              {section.title}
            </label>
            <ChangeList changes={changes} />
          </div>
        ))}
      </Sections>
    </ConfirmDialog>
  );
}

function valuesOf(chosen: readonly Unpublished[]): Values {
  return Object.assign({}, ...chosen.map(({ values }) => values)) as Values;
}

function opensRegistration({ document }: AdminEdition, values: Values): boolean {
  const { open } = (values['registration'] ?? {}) as { open?: boolean };
  return open === true && !document.registration.open;
}

/** Names the sections with problems: their fields are on other pages. */
function errorText(error: unknown, chosen: readonly Unpublished[]): string | undefined {
  if (!error) return undefined;
  if (conflictOf(error)) return texts.dialog.meanwhile;
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const problems = fields.flatMap(([path, problem]) => {
    const key = path.split('.')[0];
    const found = chosen.find(({ section }) => section.keys.some((each) => each === key));
    return found ? [texts.dialog.problem({ section: found.section.title, problem })] : [];
  });
  return problems.length > 0 ? problems.join(' ') : messageOf(error, editionTexts.saveFailed);
}
