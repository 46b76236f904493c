/** Texts of the sign-in screen (000 §2, §5, §8). */
export const loginMessages = {
  title: 'Login',
  welcome: 'Welcome back',
  lead: 'Sign in to the counter, the bookings and the river.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Login',
  hello: (name: string) => `Hello ${name}!`,
  completeField: 'Please complete this field',
  validEmail: 'Please provide a valid email address',
  enableCookies: 'Please enable cookies for this app to work properly',
} as const;
