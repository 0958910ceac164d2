import { amountOfMinor, minorUnitsOf } from '../money';
import { stillNeeded, summaryOfWishes, wishlistStatus } from './summary';
import { wishProblem, type WishContent } from './wish';

const wish = (changes: Partial<WishContent> = {}): WishContent => ({
  ...{ title: 'A red bicycle', notes: null, category: 'Kids', price: 12_999, link: 'https://bikes.example/red' },
  ...{ wantedBy: '2026-12-25', occasion: 'Christmas' },
  ...changes,
});

it.each([
  ['a full wish', {}, null],
  ['a wish that costs nothing', { price: 0 }, null],
  ['a wish with a title alone', { price: null, link: null, wantedBy: null, occasion: null }, null],
  ['no title', { title: null }, 'title'],
  ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
  ['an unknown category', { category: 'Cars' }, 'category'],
  ['a price below zero', { price: -1 }, 'price'],
  ['a price of part of a penny', { price: 0.1 }, 'price'],
  ['a price beyond reason', { price: 1e12 }, 'price'],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
  ['a file for a link', { link: 'file:///etc/passwd' }, 'link'],
  ['a link with a password', { link: 'https://me:secret@bikes.example' }, 'link'],
  ['a day that does not exist', { wantedBy: '2026-02-30' }, 'wantedBy'],
])('judges %s', (_what, changes, field) => {
  expect(wishProblem(wish(changes))?.field ?? null).toBe(field);
});

it.each([
  [-1, 'A price must be zero or more.'],
  [NaN, 'A price must be zero or more.'],
  [1e300, 'This price is too high.'],
  [0.5, 'The price has more decimal places than the currency.'],
])('says what is wrong with a price of %d', (price, message) => {
  expect(wishProblem(wish({ price }))?.message).toBe(message);
});

it('adds up open and bought wishes, without those already owned', () => {
  const one = { price: 1_050, isPurchased: false, isOwned: false };
  expect(
    summaryOfWishes([one, { ...one, price: null }, { ...one, isPurchased: true }, { ...one, isOwned: true }]),
  ).toEqual({ wished: 2, bought: 1, totalValue: 1_050 });
});

it.each([
  [0, 'All dreams fulfilled ✨'],
  [1, 'Almost there! Keep dreaming 🌟'],
  [3, 'Almost there! Keep dreaming 🌟'],
  [4, 'So many wonderful things to look forward to 💫'],
])('has a line for %i open wishes', (wished, line) => {
  expect(wishlistStatus(wished)).toBe(line);
});

it('returns what is still needed, never below zero', () => {
  expect(stillNeeded(10_000, [{ amount: 3_333 }, { amount: 3_333 }])).toBe(3_334);
  expect(stillNeeded(1_000, [{ amount: 3_333 }])).toBe(0);
  expect(stillNeeded(null, [])).toBeNull();
});

describe('an amount of a JSON body', () => {
  const pounds = { currency: 'GBP', locale: 'en-GB' };
  it.each([
    [12.5, 1_250],
    [0, 0],
    [0.07, 7],
    [19.99, 1_999],
    [1.1, 110],
    [-1, 'negative'],
    [0.001, 'decimals'],
    [0.1 + 0.2, 'decimals'],
    [1e-7, 'decimals'],
    [1e12, 'tooLarge'],
    [1e300, 'tooLarge'],
  ])('%d is %s', (amount, expected) => {
    const { minor, problem } = minorUnitsOf(amount, pounds);
    expect(minor ?? problem).toBe(expected);
    if (minor !== null) expect(amountOfMinor(minor, pounds)).toBe(amount);
  });

  it('has no decimals in yen', () => {
    expect(minorUnitsOf(1_200, { currency: 'JPY', locale: 'ja-JP' }).minor).toBe(1_200);
    expect(minorUnitsOf(1_200.5, { currency: 'JPY', locale: 'ja-JP' }).problem).toBe('decimals');
  });
});
