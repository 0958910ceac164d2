import { FORUM_TEMPLATES } from '@homefold/domain/forum';
import type { ForumTemplate } from '@homefold/domain/forum';
import { DEFAULT_CATEGORY } from './form-values';
import type { PostFormValues } from './form-values';

const isBlank = (text: string): boolean => text.trim() === '';
const isOfTemplate = (part: 'title' | 'content', text: string): boolean =>
  FORUM_TEMPLATES.some((template) => template[part].trim() === text.trim());

/** Whether a template would replace typed text. */
export const hasOwnWords = ({ content }: PostFormValues): boolean =>
  !isBlank(content) && !isOfTemplate('content', content);

/**
 * The form with a template's text. A title and a category set by the user stay.
 *
 * @param how `below`: keeps the typed text above it
 */
export function withTemplate(
  values: PostFormValues,
  template: ForumTemplate,
  how: 'replace' | 'below',
): PostFormValues {
  const { title, content, category } = values;
  const before = FORUM_TEMPLATES.find(({ name }) => name === values.template);
  const isChosen = category !== DEFAULT_CATEGORY && category !== before?.category;
  return {
    ...values,
    template: template.name,
    title: isBlank(title) || isOfTemplate('title', title) ? template.title : title,
    content: how === 'below' ? `${content.trimEnd()}\n\n${template.content}` : template.content,
    category: isChosen ? category : template.category,
  };
}
