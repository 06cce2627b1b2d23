import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { LinkButton } from '@plenary/kit/ui';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

/** While the conference issues invitation letters. */
export function VisaLetter() {
  if (!useEdition().visaLettersOpen) return null;
  const { title, lead, open } = texts.visaLetter;
  return (
    <SettingsSection title={title} lead={lead}>
      <div>
        <LinkButton look="outlined" to={paths.visaLetter.href()}>
          {open}
        </LinkButton>
      </div>
    </SettingsSection>
  );
}
