export type XmlNode = [name: string, content: string | XmlNode[], attributes?: string];

/** @param root its attributes as they are written, with a space before each */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written([name, content, attributes = '']: XmlNode, indent: string): string {
  if (typeof content === 'string') {
    return `${indent}<${name}${attributes}>${escaped(content)}</${name}>\n`;
  }
  const inner = content.map((node) => written(node, `${indent}  `)).join('');
  return `${indent}<${name}${attributes}>\n${inner}${indent}</${name}>\n`;
}

/** Control characters other than line breaks are not XML. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
