import { IconDownload } from '@plenary/kit/art/icons';
import { useRemoteFolder } from '@plenary/kit/router';
import { Actions, colours, styled } from '@plenary/kit/ui';
import { templateBytes } from './templates.gen';
import { texts } from './texts';

export type Template = keyof typeof templateBytes;

const Intro = styled('p')({ marginBlockEnd: 20, maxInlineSize: '70ch' });

const Download = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  padding: '8px 16px',
  border: `1px solid ${colours.primary}`,
  borderRadius: 8,
  fontWeight: 700,
  lineHeight: 1.5,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colours.indigo50 },
  '@media print': { border: 0, padding: 0, '&::after': { content: '" (" attr(href) ")"' } },
});

export function TemplateLinks({ intro, names }: { intro: string; names: Template[] }) {
  const folder = useRemoteFolder();
  return (
    <>
      <Intro>{intro}</Intro>
      <Actions>
        {names.map((name) => (
          <Download key={name} href={`${folder}/${name}`} download>
            <IconDownload />
            {texts.templateLink({ name: texts.templates[name], kilobytes: kilobytes(name) })}
          </Download>
        ))}
      </Actions>
    </>
  );
}

function kilobytes(name: Template): number {
  return Math.ceil(templateBytes[name] / 1000);
}
