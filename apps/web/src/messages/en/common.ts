/** Texts that several areas share: buttons, states, the error catalogue. */
export const common = {
  product: 'Homefold',
  loading: 'Loading...',
  openFailed: 'This part could not be loaded. The rest of the page still works.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  edit: 'Edit',
  add: 'Add',
  undo: 'Undo',
  dismiss: 'Dismiss',
  retry: 'Retry',
  tryAgain: 'Try Again',
  reloadPage: 'Reload Page',
  backHome: 'Return to home',
  optional: 'optional',
  skipToContent: 'Skip to content',
  family: 'Family',
  noAccount: 'no account',
  admin: 'admin',
  more: (count: number) => `+${count} more`,
  pageTitle: (page: string) => `${page} · Homefold`,
  notFound: {
    title: 'Oops! Page not found',
    text: 'This address does not lead to a room in the house.',
    link: 'Return to home',
  },
  crash: {
    title: 'Something went wrong',
    text: "We're sorry, but something unexpected happened. This might be due to a temporary issue.",
    details: 'Technical Details',
    refresh: 'Refresh Page',
    home: 'Go Home',
    hint: 'If this problem persists, please try refreshing the page or contact support.',
  },
  errors: {
    auth: 'We could not check whether you are signed in.',
    generic: 'Something went wrong. Please try again.',
    connection: 'Connection failed. Please check your internet connection.',
    notKept: 'You are offline, and this has not been opened on this device yet.',
    timeout: 'Request timed out. Please try again.',
    network: 'Network error. Please check your connection.',
    rateLimited: 'Too many tries. Please wait a minute and try again.',
    signOut: 'Sign out failed. Please try again.',
    conflict: 'Somebody else changed this in the meantime. Have a look and save again.',
  },
  offline: 'You are offline. What was loaded stays readable.',
  reconnecting: 'Reconnecting. Changes by others may arrive a little later.',
  waiting: {
    kept: (title: string) => `${title} will be saved when you are back online.`,
    mark: 'Will be saved when you are back online',
    count: (count: number) =>
      count === 1
        ? '1 change will be saved when you are back online.'
        : `${count} changes will be saved when you are back online.`,
    refused: (count: number) => (count === 1 ? '1 change could not be saved.' : `${count} changes could not be saved.`),
    show: 'Show',
    leave: {
      title: 'Sign out before everything is saved?',
      text: (count: number) =>
        count === 1
          ? 'One change on this device is not saved yet. It is lost when you sign out.'
          : `${count} changes on this device are not saved yet. They are lost when you sign out.`,
      confirm: 'Sign Out',
    },
  },
  asOf: (time: string) => `As of ${time}.`,
};
