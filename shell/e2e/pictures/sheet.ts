import path from 'node:path';

export interface Picture {
  name: string;
  width: number;
  scheme: 'light' | 'dark';
  file: string;
}

/** A page that lists the pictures, next to those of an earlier run when its folder is given. */
export function sheet(pictures: Picture[], before?: string): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const cells = pictures
      .filter((picture) => picture.name === name)
      .map(({ file, width, scheme }) => {
        const earlier = before ? image(path.resolve(before, file), 'before') : '';
        return `<td><b>${width} ${scheme}</b>${earlier}${image(file, before ? 'after' : '')}</td>`;
      });
    return `<tr><th>${name}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures of the pages</title>
<style>td { vertical-align: top } img { inline-size: 240px; display: block } th { text-align: start }</style>
<table>${rows.join('\n')}</table>
`;
}

const image = (source: string, caption: string) =>
  `<figure><a href="${source}"><img loading="lazy" src="${source}" alt=""></a><figcaption>${caption}</figcaption></figure>`;
