import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { familyAnswers, newcomer } from '../../test/answers';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { ashdowns, viewer } from '../../test/people';
import { renderPart } from '../../test/render-part';
import Onboarding from './onboarding';

export const profile = {
  userId: 'user-emma',
  firstName: 'Emma',
  lastName: 'Ashdown',
  displayName: 'Emma',
  phone: null,
  dateOfBirth: null,
  email: 'emma@example.org',
  avatarUrl: null,
  defaultAvatarId: null,
};
export const preview = {
  code: 'H7K4QP',
  familyName: 'The Ashdowns',
  needsApproval: false,
  memberCount: 3,
  displayName: null,
  invitedBy: null,
  membershipId: null,
  claimableMembers: [{ id: 'member-poppy', displayName: 'Poppy' }],
};

/** The mutations the server received, in order. */
export type Calls = { name: string; input: unknown }[];

export function server(over: RootAnswers = {}): { calls: Calls; graphql: RootAnswers } {
  const calls: Calls = [];
  const noting =
    (name: string, answer: unknown) =>
    (args: { input: unknown }): unknown => {
      calls.push({ name, input: args.input });
      return answer;
    };
  const founded = (name: string) => (args: { input: unknown }) => {
    graphql['me'] = viewer();
    graphql['activities'] = { items: [], nextCursor: null };
    return noting(name, ashdowns)(args);
  };
  const graphql = familyAnswers({
    me: newcomer(),
    activities: () => {
      throw domainError('NO_FAMILY', 'You have no family yet.');
    },
    saveProfile: noting('saveProfile', profile),
    setAvatar: noting('setAvatar', { ...profile, defaultAvatarId: 'avatar-8' }),
    createFamily: founded('createFamily'),
    joinFamily: founded('joinFamily'),
    sendInvitation: ({ input }: { input: { email: string } }) => ({
      id: 'invitation-1',
      email: input.email,
      displayName: null,
      expiresAt: '2026-10-15T09:00:00.000Z',
    }),
    invitePreview: preview,
    ...over,
  });
  return { calls, graphql };
}

const ignore = (): void => undefined;

/** The set-up without the shell below it. @param inviteToken of the link that was opened */
export const show = (
  graphql: RootAnswers,
  inviteToken: string | null = null,
  options: Parameters<typeof renderPart>[1] = {},
) => {
  const onInviteUsed = jest.fn();
  const set = {
    start: inviteToken ? ('wizard' as const) : ('welcome' as const),
    request: null,
    onAsked: ignore,
    inviteToken,
    onInviteUsed,
    onClose: ignore,
  };
  return { onInviteUsed, ...renderPart(<Onboarding {...set} />, { graphql, ...options }) };
};

export const button = (name: string) => screen.getByRole('button', { name });
export const step = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

export async function toChoice(
  actor: UserEvent,
  choice: 'Create a new family' | 'Join an existing family',
): Promise<void> {
  await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
  await actor.click(await screen.findByRole('button', { name: 'Continue' }));
  await step('Is your family here already?');
  await actor.click(screen.getByRole('radio', { name: new RegExp(choice) }));
  await actor.click(button('Continue'));
}
