/** Texts for users without a family. */
export const noFamily = {
  title: 'No Family Found',
  text: 'Create a family or join one with an invite code to plan together.',
  action: 'Complete Your Profile',
  waitingTitle: (family: string) => `Waiting for ${family}`,
  waitingText: 'An admin of the family has been asked. As soon as they let you in, the family is here.',
  waitingAction: 'Show the request',
};
