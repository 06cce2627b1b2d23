/** Texts of the login page (specification, sections 2, 5 and 8). */
export const texts = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  noAccount: 'No account yet?',
  register: 'Register here',
  forgotten: 'Forgot your password?',
  reset: 'Reset it here',
  passwordRequired: 'Password is required',
  wrongWords: 'Invalid email or password',
  failed: 'Failed to login. Please try again.',
};
