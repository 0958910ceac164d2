/** Texts of the second step of a sign-in. */
export const secondStep = {
  lead: 'Enter the six digits that your authenticator app shows.',
  leadRecovery: 'Enter one of the recovery codes that you kept when you set up two-step sign-in.',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  codeRequired: 'Please enter the code',
  trust: 'Do not ask again in this browser for 30 days',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app instead',
  noPhone: 'No phone at hand?',
  foundPhone: 'Found your phone?',
  back: 'Back to the password',
};
