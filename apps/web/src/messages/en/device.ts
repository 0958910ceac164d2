/** Texts of the installed app: its name on the device, new versions. */
export const device = {
  name: 'Homefold: family planner',
  shortName: 'Homefold',
  description: "One calm place for a family's calendar and jobs, shared live between everyone at home.",
  calendar: 'Calendar',
  shopping: 'Shopping list',
  unknownDevice: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  waiting: {
    title: 'Changes that are not saved yet',
    lead: 'They are kept on this device and saved in this order as soon as Homefold can be reached.',
    none: 'Everything is saved.',
    waits: 'Waiting',
    refused: 'Not saved',
    made: (time: string) => `Made ${time}`,
    retry: (title: string) => `Retry ${title}`,
    discard: (title: string) => `Discard ${title}`,
    discardQuestion: 'Discard this change?',
    discardText: (title: string) => `“${title}” was never saved, and is not kept anywhere else.`,
    discardConfirm: 'Discard',
    saved: (count: number, title: string) =>
      count === 1 ? `Saved: ${title}` : `${count} changes that waited are saved`,
    failed: (title: string) => `${title} could not be saved.`,
    reasons: {
      gone: 'Somebody deleted it in the meantime.',
      otherFamily: 'It was made in a family that you do not belong to any more.',
      oldVersion: 'This version of Homefold does not know this kind of change any more.',
      server: 'Something went wrong on the server.',
    },
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
  },
};
