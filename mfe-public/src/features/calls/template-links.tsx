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
  border: '1px solid #1a237e',
  borderRadius: 8,
  fontWeight: 500,
  lineHeight: 1.5,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colours.indigo50 },
  '@media print': { border: 0, padding: 0, '&::after': { content: '" (" attr(href) ")"' } },
});

/** Templates to download, each with its kind and size. */
export function TemplateLinks({ intro, names }: { intro: string; names: Template[] }) {
  const folder = useRemoteFolder();
  return (
    <>
      <Intro>{intro}</Intro>
      <Actions>
        {names.map((name) => (
          <Download key={name} href={`${folder}/${name}`} download>
            <IconDownload />
            {texts.templates[name]}, {kilobytes(templateBytes[name])}
          </Download>
        ))}
      </Actions>
    </>
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)}\u00a0kB`;
}
