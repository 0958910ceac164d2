import type { ForumCategory } from '@homefold/domain/forum';
import type { CSSProperties } from 'react';
import type { TagHueName } from '../../../theme/tokens';

/** The hue of each category; Important uses the danger colour. */
const HUES: Record<Exclude<ForumCategory, 'Important'>, TagHueName> = {
  General: 'slate',
  Kids: 'leaf',
  House: 'clay',
  Plans: 'azure',
  Updates: 'teal',
};

/** The colours of a category, as custom properties for dots and tags. */
export function categoryStyle(category: ForumCategory): CSSProperties {
  const name = category === 'Important' ? 'danger' : `tag-${HUES[category]}`;
  const style: Record<string, string> = {
    '--solid': `var(--hf-${name})`,
    '--tint': `var(--hf-${name}-tint)`,
    '--ink': `var(--hf-${name}-ink)`,
  };
  return style;
}
