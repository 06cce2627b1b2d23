import * as z from 'zod/mini';

/** An address of the loose shape that the specification asks for; the server looks closer. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.regex(/^$|^\S+@\S+\.\S+$/, 'Invalid email address'),
  );

/** A name of at least two characters, without the spaces around it. */
export const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.minLength(2, `${label} must be at least 2 characters`),
    );

export const newPassword = z
  .string()
  .check(z.minLength(8, 'Password must be at least 8 characters'));

export const confirmation = z.string().check(z.minLength(1, 'Please confirm your password'));

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** An empty confirmation has a message of its own. */
export const samePasswords = z.refine<Passwords>(
  ({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password,
  { error: 'Passwords do not match', path: ['confirmPassword'] },
);
