import type {
  ForumPictureInput,
  ForumPollInput,
  ForumPostInput,
  ForumReplyInput,
  PostPartsFragment,
} from '../generated';
import { sentPicture } from '../pictures/send-picture';
import { typed } from './typed';

/** The parts of an optimistic post: its pictures, and a poll without votes. */
export const draftParts = (input: ForumPostInput | ForumReplyInput): Omit<PostPartsFragment, 'id'> => ({
  pictures: (input.pictures ?? []).flatMap(pictureOf),
  poll: 'poll' in input && input.poll ? pollOf(input.poll) : null,
  readBy: null,
  linkPreviews: [],
  records: [],
});

/** The size of a picture sent before a reload is unknown, so it is shown with the answer. */
function pictureOf({ url, alt = null }: ForumPictureInput): PostPartsFragment['pictures'] {
  const picture = sentPicture(url);
  return picture ? [typed('ForumPicture', { ...picture, widths: [picture.width], alt })] : [];
}

const pollOf = (poll: ForumPollInput): NonNullable<PostPartsFragment['poll']> =>
  typed('ForumPoll', {
    question: poll.question ?? null,
    isMultiple: poll.isMultiple ?? false,
    showsVoters: poll.showsVoters ?? true,
    closesAt: (poll.closesAt as string | null | undefined) ?? null,
    isClosed: false,
    voterCount: 0,
    options: poll.options.map((text, index) =>
      typed('ForumPollOption', { id: `draft-${index}`, text, votes: 0, own: false, voters: [] }),
    ),
  });
