/** Texts of the forgotten password (specification, sections 2 and 8). */
export const texts = {
  title: 'Forgot password',
  lead: 'Enter the address of your account. You will get a link to choose a new password.',
  email: 'Email',
  submit: 'Send Reset Link',
  sent: 'If an account exists with this email, you will receive password reset instructions.',
  failed: 'Something went wrong. Please try again.',
  remembered: 'Remembered it?',
  login: 'Login here',
};
