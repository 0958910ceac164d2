/** Whether a text is about a birthday itself rather than its party, present or cake. */

const BIRTHDAY = /(?<![\p{L}\p{N}])(?:birthday|b[-']?day)(?![\p{L}\p{N}])/u;
const ANNIVERSARY = /(?<![\p{L}\p{N}])anniversary(?![\p{L}\p{N}])/u;
/** Words that make it a one-off event. */
const ABOUT_IT =
  /(?:birthday|b[-']?day|anniversary)(?:'s)?[ -](?:party|parties|present|presents|gift|gifts|card|cards|cake|lunch|dinner|tea|meal|breakfast|brunch|drinks|treat|weekend|trip|sleepover|bash|do|shopping|celebration|celebrations|outing|picnic|disco|bbq|barbecue|balloons|invitations|invites|visit|film|cinema|concert|show)(?![\p{L}])/u;
const NUMBERED =
  /(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|silver|golden|ruby|diamond) (?:wedding )?(?:birthday|b[-']?day|anniversary)/u;
const AROUND_IT =
  /(?:party|present|presents|gift|card|cake|shopping|meal|dinner|lunch|drinks|tickets?|plan|buy|bake|order|book|invite)(?![\p{L}])/u;

/** @param text folded */
export const isBirthday = (text: string): boolean => isEveryYear(BIRTHDAY, text);

/** A wedding anniversary is yearly too, but no member's birthday. */
export const isAnniversary = (text: string): boolean => isEveryYear(ANNIVERSARY, text);

/** Whether years long past are accepted here ("Granny's birthday 5 June 1930"). */
export const isAboutBirth = (text: string): boolean =>
  BIRTHDAY.test(text) || ANNIVERSARY.test(text) || /(?<![\p{L}])born(?![\p{L}])/u.test(text);

const isEveryYear = (word: RegExp, text: string): boolean =>
  word.test(text) && !ABOUT_IT.test(text) && !NUMBERED.test(text) && !AROUND_IT.test(text);
