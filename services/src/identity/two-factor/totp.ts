import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238: six digits every 30 seconds; a clock can be one step off. */
const TOLERANCE_SECONDS = 30;

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** otpauth://totp/…, for the QR code. */
export function totpUri(secret: string, issuer: string, email: string): string {
  return generateURI({ secret, issuer, label: email });
}

/** @returns the time step of the code; undefined when it is not valid now */
export function totpTimeStep(secret: string, code: string, now: Date): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
