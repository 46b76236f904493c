import { catalogue } from '@/lib/catalogue.ts';

/** Texts of My Profile (000 §2, §8). */
export const profileMessages = catalogue('profile', {
  title: 'My Profile',
  sub: 'How others see you, and how you sign in.',
  details: 'Details',
  picture: 'Picture',
  name: 'Name',
  phone: 'Phone',
  password: 'New password',
  passwordHint:
    '6 to 20 characters. Leave empty to keep your current password. A new one signs out your other devices.',
  bookingMessage: 'Booking default message',
  bookingHint: 'Added to every new booking.',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  readOnly: 'Username, email and role can be changed in user management.',
  save: 'Save',
  discard: 'Discard',
  saved: 'Changes has been saved',
  upload: 'Upload',
  remove: 'Remove picture',
  uploaded: 'Image has been uploaded!',
  removed: 'Image has been removed',
  holdOn: 'Hold On!',
  removeQuestion: 'Your picture will be replaced by your initials.',
  oops: 'Oopss',
});
