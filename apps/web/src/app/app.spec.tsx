import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderRoute } from '../test/render-route';

describe('the client', () => {
  it('shows the 404 page with a link home for an unknown address', async () => {
    const { actor } = renderRoute('/no-such-room', { user: null });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeInTheDocument();
    await actor.click(screen.getByRole('link', { name: 'Return to home' }));
    expect(window.location.pathname).toBe('/');
  });

  it('redirects signed-out visitors from the dashboard to the sign-in page', async () => {
    renderRoute('/dashboard#calendar', { user: null });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/sign-in');
  });

  it('offers Try Again when it cannot determine who is signed in', async () => {
    let down = true;
    const { actor } = renderRoute('/dashboard', {
      user: null,
      handlers: [http.get('*/identity/get-session', () => (down ? HttpResponse.error() : HttpResponse.json(null)))],
    });
    expect(await screen.findByText('We could not check whether you are signed in.')).toBeInTheDocument();
    down = false;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
  });
});
