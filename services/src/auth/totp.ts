import { generateSecret, generateURI, verifySync } from 'otplib';

/** Six digits every 30 seconds (RFC 6238); a clock may be one step off to either side. */
const TOLERANCE_SECONDS = 30;

/** 160 random bits in base32, as authenticator apps take them. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What the picture for the authenticator app says: otpauth://totp/… */
export function totpUri(secret: string, issuer: string, email: string): string {
  return generateURI({ secret, issuer, label: email });
}

/** @returns the step of time that the code belongs to; undefined when it is none of now */
export function totpTimeStep(secret: string, code: string, now: Date): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
