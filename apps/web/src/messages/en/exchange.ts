import { listed } from './listed';

const events = (count: number): string => (count === 1 ? '1 event' : `${count.toLocaleString('en-GB')} events`);

interface Counts {
  newCount: number;
  changedCount: number;
  knownCount: number;
  keptCount: number;
  deletedCount: number;
  goneCount: number;
}

/** Texts of calendar import, export and subscriptions: files, the private address, outside calendars. */
export const exchange = {
  more: 'More',
  showDinners: 'Show dinners',
  hideDinners: 'Hide dinners',
  menu: {
    label: 'More for the calendar',
    import: 'Import a file…',
    export: 'Export…',
    phone: 'Show on your phone…',
    outside: 'Outside calendars…',
  },
  events,

  import: {
    title: 'Import a calendar file',
    lead: 'From another calendar, as an .ics file of up to 5 MB. You see what is in it before anything is added.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    hintsTitle: 'Where do I find such a file?',
    hints: [
      ['Google Calendar', 'On a computer: Settings, Import and export, Export. Unpack the download first.'],
      ['Apple Calendar', 'On a Mac: choose a calendar, then File, Export, Export.'],
      ['Outlook', 'Settings, Calendar, Shared calendars, Publish, then open the ICS link.'],
      [
        'School or club',
        'Often a link called “Add to calendar” or “iCal”. If it changes often, add it under Outside calendars instead.',
      ],
    ],
    reading: (name: string) => `Reading ${name}…`,
    tooLarge: 'The file is larger than 5 MB.',
    notOne: 'Please choose one file at a time.',
    previewTitle: (name: string) => `What is in ${name}`,
    summary: ({ newCount, changedCount, knownCount, keptCount, deletedCount }: Counts) =>
      listed(
        [
          newCount > 0 && `${newCount} new`,
          changedCount > 0 && `${changedCount} changed`,
          knownCount > 0 && `${knownCount} already in your calendar`,
          keptCount > 0 && `${keptCount} you have changed here`,
          deletedCount > 0 && `${deletedCount} you have deleted here`,
        ].filter((part): part is string => part !== false),
      ),
    empty: 'There are no events in this file.',
    gone: (count: number) =>
      `${events(count)} of the last import ${count === 1 ? 'is' : 'are'} not in this file any more and will be moved to the bin.`,
    states: {
      new: 'New',
      changed: 'Changed',
      known: 'Already there',
      kept: 'You changed it',
      deleted: 'You deleted it',
    },
    more: (count: number) => `and ${events(count)} more`,
    skipped: (count: number) =>
      count === 1 ? '1 entry cannot be imported' : `${count.toLocaleString('en-GB')} entries cannot be imported`,
    listLabel: 'Events in the file',
    until: (date: string) => `until ${date}`,
    dates: (first: string, last: string, count: number) => `${count} dates, ${first} to ${last}`,
    submit: ({ newCount, changedCount, goneCount }: Counts) =>
      newCount > 0 ? `Add ${events(newCount)}` : `Update ${events(changedCount + goneCount)}`,
    nothing: 'Everything in this file is in your calendar already.',
    importing: 'Importing…',
    other: 'Choose another file',
    doneTitle: 'Import finished',
    done: ({ added, updated }: { added: number; updated: number }) =>
      listed(
        [added > 0 && `${events(added)} added`, updated > 0 && `${events(updated)} updated`].filter(
          (part): part is string => part !== false,
        ),
      ) || 'Nothing had to be changed',
    doneText: 'They are in everybody’s calendar now. You can undo the import for a day.',
    undo: 'Undo the import',
    undone: (removed: number, restored: number) =>
      `Import undone: ${
        listed(
          [removed > 0 && `${events(removed)} removed`, restored > 0 && `${events(restored)} as before`].filter(
            (part): part is string => part !== false,
          ),
        ) || 'nothing was left to undo'
      }`,
    close: 'Done',
  },

  export: {
    title: 'Export the calendar',
    lead: 'Everything in your family’s calendar as one file (.ics), which every calendar app can read. Outside calendars are not part of it.',
    holidays: 'With bank holidays',
    submit: 'Download',
    preparing: 'Preparing…',
    event: (title: string) => `Save ${title} as a file`,
    eventShort: 'Save as a file',
    failed: 'The file could not be created. Please try again.',
  },

  phone: {
    title: 'Show on your phone',
    lead: 'A private address makes the family’s calendar appear in the calendar of your phone or computer, and keeps it up to date there. Events cannot be changed there.',
    create: 'Create my private address',
    address: 'Your private address',
    copy: 'Copy',
    copied: 'Copied!',
    copyFailed: 'It could not be copied. Please select the address and copy it yourself.',
    warning: 'Whoever has this address can read your family’s calendar. Keep it to yourself.',
    apple: 'iPhone, iPad or Mac',
    appleText: 'Open this link on the device and confirm.',
    appleLink: 'Subscribe',
    google: 'Android and Google Calendar',
    googleText: 'On a computer, confirm once; it is on your phone a little later.',
    googleLink: 'Add to Google',
    outlook: 'Outlook',
    outlookText: 'Confirm in the browser; it is in every Outlook you are signed in to.',
    outlookLink: 'Add to Outlook',
    other: 'For any other app: copy the address and look there for “Subscribe by URL”.',
    neverRead: 'No app has used it yet.',
    lastRead: (ago: string) => `Last used by an app: ${ago}`,
    renew: 'Make a new address',
    renewTitle: 'Make a new address?',
    renewText: 'The current one stops working at once. Every device that uses it has to be set up again.',
    renewConfirm: 'Make a new one',
    renewed: 'This is your new address. The old one does not work any more.',
    revoke: 'Switch it off',
    revokeTitle: 'Switch your address off?',
    revokeText: 'It stops working at once, on every device that uses it. You can make a new one at any time.',
    revokeConfirm: 'Switch off',
    revoked: 'Your private address is switched off',
    loading: 'Loading your address...',
    loadFailed: 'Your address could not be loaded',
  },

  outside: {
    title: 'Outside calendars',
    lead: 'Calendars that somebody else maintains, shown beside your own. They are refreshed every hour and can only be changed at their source.',
    emptyTitle: 'None yet',
    empty: 'School terms, the football club’s fixtures, bin collections: many have an address for calendars.',
    loading: 'Loading the calendars...',
    loadFailed: 'The calendars could not be loaded',
    listLabel: 'Your outside calendars',
    addTitle: 'Add a calendar',
    address: 'Address',
    addressHint: 'The link is often called “iCal”, “ICS” or “Subscribe”, and begins with https:// or webcal://',
    addressPlaceholder: 'webcal://…',
    addressRequired: 'Enter the address of the calendar',
    name: 'Name',
    nameHint: 'Leave it empty to use the calendar’s own name.',
    namePlaceholder: 'e.g. Hill School',
    nameRequired: 'Enter a name',
    submit: 'Add calendar',
    reading: 'Reading the calendar…',
    added: (name: string, count: number) => `${name} added, with ${events(count)}`,
    read: (ago: string, count: number) => `Updated ${ago} · ${events(count)}`,
    neverRead: 'Not loaded yet',
    refreshing: 'Refreshing…',
    stillShown: (ago: string, count: number) => `What was loaded ${ago} is still shown (${events(count)}).`,
    actions: (name: string) => `More for ${name}`,
    rename: 'Rename',
    renameLabel: (name: string) => `New name of ${name}`,
    refresh: 'Refresh now',
    refreshed: (name: string) => `${name} is up to date`,
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'Its events disappear from everybody’s calendar. You can add it again at any time.',
    removeConfirm: 'Remove',
    removed: (name: string) => `${name} removed`,
    from: (name: string) => `From ${name}`,
    fromHint: (name: string) => `It comes from ${name} and can only be changed there.`,
    show: (title: string) => `Show ${title}`,
  },
};
