import { t } from '../../../messages/forum/parts';
import type { VersionLine } from '../../../ui/forms/versions-panel';
import { asked } from './form-values';
import type { PostFormValues } from './form-values';

const labels = t.forumEditor;

/** A version of a post as text, for the comparison after a concurrent edit. */
export const describe = (values: PostFormValues): VersionLine[] => [
  [labels.title, values.title],
  [labels.content, values.content],
  [labels.category, values.category],
  [labels.picturesLabel, values.pictures.length === 0 ? '' : labels.pictures(values.pictures.length)],
  [labels.asksReadBy, asked(values) ? labels.yes : labels.no],
];
