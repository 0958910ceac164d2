/** Texts of what Homefold does as an installed product: its name on the device, new versions. */
export const device = {
  name: 'Homefold: family planner',
  shortName: 'Homefold',
  description:
    "One calm place for a family's calendar, meals, jobs, wishes and conversation, shared live between everyone at home.",
  calendar: 'Calendar',
  unknownDevice: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
  },
};
