import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { LinkButton } from '@plenary/kit/ui';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

/** While the conference takes group registrations. */
export function GroupRegistrations() {
  if (!useEdition().groupsOpen) return null;
  const { title, lead, open } = texts.groups;
  return (
    <SettingsSection title={title} lead={lead}>
      <div>
        <LinkButton look="outlined" to={paths.groups.href()}>
          {open}
        </LinkButton>
      </div>
    </SettingsSection>
  );
}
