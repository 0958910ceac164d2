import type { RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app/app';
import { renderAt } from './render-part';

/**
 * Renders the whole client at a path, over a network that answers from the committed schema.
 *
 * @param path e.g. '/dashboard#calendar'
 * @param answers as of `renderAt`
 */
export const renderRoute = (
  path: string,
  answers: Parameters<typeof renderAt>[2] = {},
): RenderResult & { actor: UserEvent } => renderAt(path, <App />, answers);
