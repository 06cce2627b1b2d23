import { domainToASCII, domainToUnicode } from 'node:url';

/** In octets of UTF-8 (RFC 5321, 4.5.3.1): the path of 256 includes its brackets. */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;
const MAX_ADDRESS = 254;

/** The atext of RFC 5322, and with RFC 6531 every letter, digit and sign beyond ASCII. */
const ATOM = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{C}\p{Z}])+$/iu;
/** What a name of a domain is typed with; joiners belong to letters of India and Persia. */
const TYPED_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\u3002-]|\u200c|\u200d)+$/u;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

const octets = (text: string) => Buffer.byteLength(text);

/**
 * One address that mail servers take: RFC 5321 with the local parts of RFC 6531 and internationalised
 * domains (IDNA by UTS 46), without quoted local parts and address literals, which no sign-up needs.
 * Browsers check loosely, as the specification says, and show this rule's refusal.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (octets(local) > MAX_LOCAL || octets(text) > MAX_ADDRESS) return false;
  if (!local.split('.').every((atom) => ATOM.test(atom)) || !TYPED_DOMAIN.test(domain))
    return false;
  if (text.split(/[.@]/).some(mixesLookAlikes)) return false;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  return (
    ascii.length <= MAX_DOMAIN &&
    octets(local) + 1 + ascii.length <= MAX_ADDRESS &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && isDecodable(label)) &&
    /[a-z]/.test(labels.at(-1)!)
  );
}

/** Newer versions of Node keep an A-label that is not Punycode as it is. */
function isDecodable(label: string): boolean {
  return !label.startsWith('xn--') || !domainToUnicode(label).startsWith('xn--');
}

/** Letters of these scripts look alike: "аda" with a Cyrillic first letter is not "ada". */
function mixesLookAlikes(part: string): boolean {
  return /\p{Script=Latin}/u.test(part) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part);
}

/** As SMTP gets it: the domain by its A-labels, which every mail server knows. */
export function smtpAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + domainToASCII(text.slice(at));
}

/**
 * The form by which addresses are compared and counted: small letters, the domain by its A-labels.
 * The same as `email_key` of the database. Never throws.
 */
export function emailKey(text: string): string {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  if (at < 0) return address.toLowerCase();
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}
