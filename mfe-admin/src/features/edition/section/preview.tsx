import { messageOf } from '@plenary/kit/api';
import { Alert, Button, ExternalLink } from '@plenary/kit/ui';
import { useCreatePreview, type AdminEdition } from '../edition.api';
import type { EditionSection } from '../model/fields';
import { fromForm } from '../model/form-values';
import { texts } from '../texts';
import type { EditionForm } from './use-section-form';

interface PreviewProps {
  section: EditionSection;
  edition: AdminEdition;
  form: EditionForm;
}

export function Preview({ section, edition, form }: PreviewProps) {
  const preview = useCreatePreview(edition.id, section);
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
