import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the sign-in screen (000 §2, §5, §8). */
export const loginMessages = catalogue('login', {
  title: 'Login',
  welcome: 'Welcome back',
  lead: 'Sign in to the counter, bookings and the river.',
  motto: 'Every seat, every slot, every tide.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  forgot: 'Forgot Password',
  submit: 'Login',
  hello: (name: string) => `Hello ${name}!`,
  completeField: 'Please complete this field',
  passwordLength: 'Password must have 6 to 20 characters',
  validEmail: 'Please provide a valid email address',
  enableCookies: 'Please enable cookies for this app to work properly',
});
