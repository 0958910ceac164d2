import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstPaint } from '../app/first-paint/first-paint';
import { StaticFrame } from '../app/first-paint/static-frame';
import { clearUserData } from '../session/local-data';
import { rememberUser } from '../session/remembered';
import { store } from '../storage/stored';
import { showFirstName, showGreeting, showGuest, showNobody, showRemembered } from './known-frame';

const hannah = { name: 'Hannah', timeZone: 'Europe/London', locale: 'en-GB' };
const user = { id: 'u1', email: 'hannah@example.org', firstName: 'Hannah', lastName: 'Lee', imageUrl: null };

/** The page as the server sends it: the frame before the client's root. */
function openPage(): HTMLElement {
  document.body.innerHTML = `<div id="static-frame">${renderToStaticMarkup(<StaticFrame />)}</div><div id="root"></div>`;
  return document.getElementById('static-frame')!;
}

/** The greetings on screen, one for each layout. */
const greetings = (): (string | null)[] =>
  [...document.querySelectorAll('[data-greeting=greeting]')].map(({ textContent }) => textContent);
const demo = (): HTMLElement[] => screen.queryAllByRole('complementary', { name: 'Demo' });

describe('the frame before the code', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), doNotFake: ['performance'] });
    openPage();
  });
  afterEach(() => {
    showNobody();
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('greets whom the device remembers, and is put right by the answer', () => {
    rememberUser(user);
    store('greeting', JSON.stringify(hannah));
    showRemembered(true);
    expect(greetings()).toEqual(['Good morning, Hannah', 'Good morning, Hannah']);
    expect(screen.getAllByText('Monday 2 March')).toHaveLength(2);
    showGreeting({ ...hannah, name: 'Hanna', timeZone: 'Asia/Tokyo' });
    expect(greetings()).toEqual(['Good evening, Hanna', 'Good evening, Hanna']);
  });

  it('greets nobody before the answer if nobody is remembered, or only until a date in the past', () => {
    showRemembered(true);
    expect(greetings()).toEqual(['', '']);
    rememberUser(user, Date.now() - 1);
    store('greeting', JSON.stringify(hannah));
    showRemembered(true);
    expect(greetings()).toEqual(['', '']);
    showGreeting(hannah);
    expect(greetings()).toEqual(['Good morning, Hannah', 'Good morning, Hannah']);
  });

  it('greets by the account whom the device does not remember, and dates the day once it knows how', () => {
    showRemembered(true);
    showFirstName('Hannah');
    expect(greetings()).toEqual(['Good morning, Hannah', 'Good morning, Hannah']);
    expect(screen.queryByText(/2 March/)).toBeNull();
    showGreeting({ ...hannah, name: 'Hanna', locale: 'en-US' });
    expect(greetings()).toEqual(['Good morning, Hanna', 'Good morning, Hanna']);
    expect(screen.getAllByText('Monday, March 2')).toHaveLength(2);
    showFirstName('Hannah');
    expect(greetings()).toEqual(['Good morning, Hanna', 'Good morning, Hanna']);
  });

  it('has its placeholders again when nobody is signed in any more', () => {
    const before = document.body.innerHTML;
    rememberUser({ ...user, isGuest: true });
    store('greeting', JSON.stringify(hannah));
    showRemembered(false);
    expect(greetings()).toEqual(['', '']);
    showRemembered(true);
    expect(document.body.innerHTML).not.toBe(before);
    showRemembered(false);
    showNobody();
    expect(document.body.innerHTML).toBe(before);
  });

  it('waits for a part of which only the beginning has arrived', () => {
    const whole = openPage().outerHTML;
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const start = whole.indexOf('>', whole.indexOf('data-demo')) + 1;
    document.body.innerHTML = whole.slice(0, start);
    showGuest(true);
    showFirstName('Hannah');
    document.body.innerHTML = `${whole}<div id="root"></div>`;
    jest.advanceTimersToNextFrame();
    expect(demo()[0]).toHaveTextContent(/demo/i);
    expect(greetings()).toEqual(['Good morning, Hannah', 'Good morning, Hannah']);
    jest.restoreAllMocks();
  });

  it('names the demo to a guest: in full the first time, in a word from then on, and never to others', () => {
    showGuest(true);
    expect(demo()).toHaveLength(2);
    expect(demo()[0]).toHaveTextContent('You are trying Homefold. This copy is deleted after a day.');
    expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull();
    store('demoSeen', 'yes');
    showGuest(true);
    expect(screen.getAllByRole('button', { name: 'Demo' })).toHaveLength(2);
    expect(screen.getAllByText(/^You are trying/)[0]).not.toBeVisible();
    showGuest(false);
    expect(demo()).toHaveLength(0);
  });

  it('is gone with the data of the person, so that nobody else is greeted by their name', () => {
    showGreeting(hannah);
    const root = document.getElementById('root')!;
    const { rerender } = render(<FirstPaint label="Loading..." />, { container: root });
    expect(greetings()).toEqual(['Good morning, Hannah', 'Good morning, Hannah']);
    act(() => clearUserData(false));
    expect(screen.queryByText(/Hannah/)).toBeNull();
    rerender(<FirstPaint key="next" label="Loading..." />);
    expect(screen.queryByText(/Hannah/)).toBeNull();
  });
});
