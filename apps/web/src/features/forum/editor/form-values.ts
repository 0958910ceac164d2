import { addDays, instantOf, isCalendarDate, todayIn } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { FORUM_LIMITS, forumProblem, pollProblem } from '@homefold/domain/forum';
import type { ForumCategory, ForumTemplateName } from '@homefold/domain/forum';
import { t } from '../../../messages/forum/parts';
import { newKey } from '../../../ui/browser/new-key';
import type { ItemDraft } from '../../../ui/fields/items-field';
import type { Picture } from '../../../ui/pictures/picture';
import type { Post } from '../data/types';
import type { ForumPictureInput, ForumPollInput, ForumPostChanges, ForumPostInput } from '../generated';

const labels = t.forumEditor.poll;

/** A poll as typed. */
export interface PollValues {
  question: string;
  options: readonly ItemDraft[];
  isMultiple: boolean;
  showsVoters: boolean;
  /** Its last day; '' for none or an invalid date. */
  until: string;
}

/** The form's values as typed. Mentions are "@Rosa". */
export interface PostFormValues {
  title: string;
  content: string;
  category: ForumCategory;
  /** '' for a blank form. */
  template: ForumTemplateName | '';
  pictures: readonly Picture[];
  /** Only for a new post. */
  poll: PollValues | null;
  /** Only for an Important post, which requests confirmations unless its author switches that off. */
  asksReadBy: boolean;
}

/** The initial values of a dialog for a new post. */
export interface PostStart {
  template?: ForumTemplateName;
  category?: ForumCategory;
  text?: string;
}

export const DEFAULT_CATEGORY: ForumCategory = 'General';

export const emptyForm = ({ category = DEFAULT_CATEGORY, text = '' }: PostStart = {}): PostFormValues => ({
  title: '',
  content: text,
  category,
  template: '',
  pictures: [],
  poll: null,
  asksReadBy: true,
});

/** Two empty options, the minimum of a poll. */
export const emptyPoll = (): PollValues => ({
  question: '',
  options: Array.from({ length: FORUM_LIMITS.pollOptions.min }, () => ({ id: null, key: newKey(), title: '' })),
  isMultiple: false,
  showsVoters: true,
  until: '',
});

/** The form of a stored post. @param typed its text in editable form */
export const formOf = (post: Post, typed: (stored: string) => string): PostFormValues => ({
  title: post.title ?? '',
  content: typed(post.content),
  category: post.category ?? DEFAULT_CATEGORY,
  template: post.template ?? '',
  pictures: post.pictures.map(({ url, width, height, widths, alt }) => ({ url, width, height, widths, alt })),
  poll: null,
  asksReadBy: post.asksReadBy || post.category !== 'Important',
});

/** Content is required. */
export const canSubmit = ({ content }: PostFormValues): boolean => content.trim() !== '';

/** When a poll ends: at the end of its last day in the family's time zone. */
const endOf = (until: string, timeZone: string): Date | null =>
  isCalendarDate(until) ? instantOf(addDays(until, 1), '00:00', timeZone) : null;

/** The last day of a poll. */
export const lastDayOf = (closesAt: string | Date, timeZone: string): CalendarDate =>
  todayIn(timeZone, new Date(new Date(closesAt).getTime() - 1));

const answersOf = ({ options }: PollValues): string[] => options.map(({ title }) => title.trim()).filter(Boolean);

/** The first error of each part, by the field that shows it. */
export function formProblems(
  values: PostFormValues,
  { now, timeZone }: { now: Date; timeZone: string },
): { field: keyof PostFormValues | `poll.${string}`; message: string }[] {
  const { title, content, category, template, poll } = values;
  const ofPost = forumProblem(
    { title: title.trim() || null, content: content.trim() || null, category, template: template || null },
    false,
  );
  if (!poll) return ofPost ? [ofPost] : [];
  const { until } = poll;
  const closesAt = endOf(until, timeZone);
  const ofPoll =
    until !== '' && closesAt === null
      ? { field: 'closesAt', message: labels.unread }
      : pollProblem(
          {
            question: poll.question.trim() || null,
            options: answersOf(poll),
            closesAt,
          },
          now,
        );
  return [
    ...(ofPost ? [ofPost] : []),
    ...(ofPoll ? [{ field: `poll.${ofPoll.field.split('.')[0] ?? ''}` as const, message: ofPoll.message }] : []),
  ];
}

const picturesInput = (pictures: readonly Picture[]): ForumPictureInput[] =>
  pictures.map(({ url, alt }) => ({ url, alt: alt?.trim() || null }));

const pollInput = (poll: PollValues, timeZone: string): ForumPollInput => ({
  question: poll.question.trim() || null,
  options: answersOf(poll),
  isMultiple: poll.isMultiple,
  showsVoters: poll.showsVoters,
  closesAt: endOf(poll.until, timeZone)?.toISOString() ?? null,
});

/** Whether the post requests a confirmation from everybody that they have read it. */
export const asked = ({ category, asksReadBy }: Pick<PostFormValues, 'category' | 'asksReadBy'>): boolean =>
  category === 'Important' && asksReadBy;

/** The input of a new post. */
export const inputOf = (values: PostFormValues, timeZone: string): ForumPostInput => ({
  title: values.title.trim() || null,
  content: values.content.trim(),
  category: values.category,
  template: values.template || null,
  asksReadBy: asked(values),
  ...(values.pictures.length > 0 && { pictures: picturesInput(values.pictures) }),
  ...(values.poll && { poll: pollInput(values.poll, timeZone) }),
});

/** The changes to a stored post. @param typed its stored text in editable form */
export function changesOf(values: PostFormValues, stored: Post, typed: (stored: string) => string): ForumPostChanges {
  const before = formOf(stored, typed);
  const title = values.title.trim();
  const content = values.content.trim();
  const pictures = picturesInput(values.pictures);
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(title !== before.title.trim() && { title: title || null }),
    ...(content !== before.content.trim() && { content }),
    ...(values.category !== before.category && { category: values.category }),
    ...(asked(values) !== stored.asksReadBy && { asksReadBy: asked(values) }),
    ...(!isSame(pictures, picturesInput(before.pictures)) && { pictures }),
  };
}
