import { messageOf } from '@plenary/kit/api';
import { Alert, Button, ExternalLink } from '@plenary/kit/ui';
import { usePreview, type AdminEdition } from './edition.api';
import type { EditionSection } from './fields';
import { fromForm } from './form-values';
import { texts } from './texts';
import type { EditionForm } from './use-section-form';

interface PreviewProps {
  section: EditionSection;
  edition: AdminEdition;
  form: EditionForm;
}

/** The public pages as they would be, with what stands in the form; nothing is saved. */
export function Preview({ section, edition, form }: PreviewProps) {
  const preview = usePreview(edition.id, section);
  const make = () =>
    preview.mutate(fromForm(section.fields, form.getValues()), {
      onError: (error) => {
        form.setServerErrors(error);
      },
    });
  return (
    <>
      <Button look="outlined" busy={preview.isPending} onClick={make}>
        {texts.preview.make}
      </Button>
      <span role="status">
        {preview.data && <ExternalLink href={preview.data.url}>{texts.preview.open}</ExternalLink>}
        {preview.isError && (
          <Alert severity="error" role="presentation">
            {messageOf(preview.error, texts.preview.failed)}
          </Alert>
        )}
      </span>
    </>
  );
}
