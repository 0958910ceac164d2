import type { PostPartsFragment, PostPartsPersonFragment } from '../generated';

export type Poll = NonNullable<PostPartsFragment['poll']>;

/** The ids of the viewer's chosen options. */
export const ownVotes = ({ options }: Poll): string[] => options.filter(({ own }) => own).map(({ id }) => id);

/** The choice after a tap on an option: toggles it if several are allowed; otherwise selects only it, or none. */
export function tapped(poll: Poll, optionId: string): string[] {
  const own = ownVotes(poll);
  if (own.includes(optionId)) return own.filter((id) => id !== optionId);
  return poll.isMultiple ? [...own, optionId] : [optionId];
}

/** The poll with the viewer's changed votes, before the server has counted them. */
export function voted(poll: Poll, optionIds: readonly string[], me: PostPartsPersonFragment): Poll {
  const before = ownVotes(poll).length > 0 ? 1 : 0;
  const after = optionIds.length > 0 ? 1 : 0;
  return {
    ...poll,
    voterCount: poll.voterCount - before + after,
    options: poll.options.map((option) => {
      const own = optionIds.includes(option.id);
      if (own === option.own) return option;
      const others = option.voters.filter(({ memberId }) => memberId !== me.memberId);
      return {
        ...option,
        own,
        votes: option.votes + (own ? 1 : -1),
        voters: own && poll.showsVoters ? [...others, me] : others,
      };
    }),
  };
}
