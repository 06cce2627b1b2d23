import { styled } from '@plenary/kit/ui';
import type { AdminEdition } from '../edition.api';
import type { EditionSection } from '../model/fields';
import { groups } from '../model/sections';
import type { SectionStatus } from '../model/status';
import { texts } from '../texts';
import { rule } from './rules';
import { SettingRow } from './setting-row';

const Groups = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
});

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...rule('Start', 3),
  '& > h2': { paddingBlockStart: 10, fontSize: '1.1875rem', lineHeight: 1.2 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '128px minmax(0, 1fr)' },
}));

const Rows = styled('ul')({ listStyle: 'none', padding: 0 });

interface SettingGroupsProps {
  edition: AdminEdition;
  statusOf: (section: EditionSection) => SectionStatus;
  search: string;
}

export function SettingGroups({ edition, statusOf, search }: SettingGroupsProps) {
  return (
    <Groups aria-label={texts.sections}>
      {groups.map(({ id, title, sections }) => (
        <Group key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          <Rows role="list">
            {sections.map((section) => (
              <SettingRow
                key={section.id}
                section={section}
                summary={section.summary(edition.document)}
                status={statusOf(section)}
                search={search}
              />
            ))}
          </Rows>
        </Group>
      ))}
    </Groups>
  );
}
