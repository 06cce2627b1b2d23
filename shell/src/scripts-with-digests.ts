import { DIGEST_MARK } from './boot-data';

/** A file that is checked; most are scripts. */
export interface Script {
  address: string;
  /** As `integrity` of an element (W3C Subresource Integrity). */
  integrity: string;
}

/** Reads what the composer wrote into an attribute of the first script, or into a table (src/prerender/document.ts). */
export function scriptsWithDigests(text: string): Script[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [address = '', digest = ''] = each.split(DIGEST_MARK);
      return { address, integrity: `sha384-${digest}` };
    });
}
