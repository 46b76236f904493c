/** Texts of the shell and of the global error surfaces, to the letter of the documents (000 §8). */
export const en = {
  notAuthorized: 'Not authorized',
  newUpdates: 'New updates! Please refresh your browser',
  tooManyRequest: 'Too many request',
  enableCookies: 'Please enable cookies for this app to work properly',
  submitTrip: 'Please submit your trip before logout',
  pageNotFound: 'Page not found',
  offline: 'You are offline',
  online: 'You are back online!',
  offlineScreen: 'Oopss.. you are offline',
  holdOn: 'Hold On!',
  logoutQuestion: 'Are you sure you want to logout?',
  cancel: 'Cancel',
  logout: 'Logout',
  sessionTitle: 'Your session could not be opened',
  configTitle: 'Muara could not start',
  configText: 'The configuration of this app could not be loaded. Please check your network connection.',
} as const;
