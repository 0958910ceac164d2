/** Names of days, months and numbers as families write them, and the patterns made of them. */

export const WEEKDAY =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (word: string): number => WEEKDAYS.indexOf(word.slice(0, 3));

/** 1 to 12. */
export const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3)) + 1;

export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  'a couple of': 2,
  'couple of': 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
};

const longestFirst = (words: string[]): string => words.sort((a, b) => b.length - a.length).join('|');

/** "6", "six", "a", "a couple of". */
export const COUNT = `\\d{1,3}|${longestFirst(Object.keys(NUMBER_WORDS))}`;

export const countOf = (word: string): number => NUMBER_WORDS[word] ?? Number(word);

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** An hour of a twelve-hour clock in words. */
export const HOUR_WORD = longestFirst([...HOURS]);

const ORDINALS: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  last: -1,
};

/** Which one of a month's weekdays. */
export const ORDINAL = longestFirst(Object.keys(ORDINALS));

/** 1 to 5, or -1 for the last. */
export const ordinalOf = (word: string): number => ORDINALS[word] ?? 1;

const DAY_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );

/** A day of the month in words: "fifth". */
export const ORDINAL_DAY_WORD = longestFirst([...DAY_WORDS]);

/** 1 to 31. */
export const dayOfWord = (word: string): number => DAY_WORDS.indexOf(word) + 1;
