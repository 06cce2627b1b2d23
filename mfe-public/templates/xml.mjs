export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const escapeXml = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

/** A document of an Office package: the declaration, then the root element. */
export const xml = (root) => declaration + root.replace(/\n\s*/g, '');

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The relationships of a part: `[type, target]` pairs, numbered rId1, rId2, … */
export const relationships = (pairs) =>
  xml(`<Relationships xmlns="${RELATIONSHIPS}">
    ${pairs
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
      )
      .join('')}
  </Relationships>`);

/** Content types of the parts, as `[path, content type]` pairs. */
export const contentTypes = (parts) =>
  xml(`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    ${parts
      .map(
        ([path, type]) =>
          `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
      )
      .join('')}
  </Types>`);
