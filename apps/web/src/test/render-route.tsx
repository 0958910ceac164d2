import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app';
import { emma, graphqlHandler, identityHandlers, network } from './network';
import type { RootAnswers } from './network';

/**
 * Renders the whole client at a path, over a network that answers from the committed schema.
 * @param path e.g. '/dashboard#calendar'
 * @param user the signed-in user; null = signed out
 * @param graphql answers of root fields, e.g. `{ me: viewer(), calendarEvents: () => [...] }`
 * @param handlers more msw handlers, tried first
 */
export function renderRoute(
  path: string,
  {
    user = emma,
    graphql = {},
    handlers = [],
  }: { user?: typeof emma | null; graphql?: RootAnswers; handlers?: HttpHandler[] } = {},
): RenderResult & { actor: UserEvent } {
  network.use(...handlers, ...identityHandlers(user), graphqlHandler(graphql));
  window.history.replaceState(null, '', path);
  const actor = userEvent.setup();
  return {
    actor,
    ...render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  };
}
