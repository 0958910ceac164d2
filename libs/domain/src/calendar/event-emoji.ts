export interface EmojiChoice {
  emoji: string;
  name: string;
}

/** The twenty choices of the add dialog, by the documented names. */
export const ADD_EVENT_EMOJI: readonly EmojiChoice[] = [
  { emoji: '🎉', name: 'Party' },
  { emoji: '🎂', name: 'Birthday' },
  { emoji: '🎊', name: 'Celebration' },
  { emoji: '🎈', name: 'Balloon' },
  { emoji: '🎁', name: 'Gift' },
  { emoji: '🏠', name: 'Home' },
  { emoji: '🍽️', name: 'Meal' },
  { emoji: '🏥', name: 'Medical' },
  { emoji: '✈️', name: 'Travel' },
  { emoji: '🎓', name: 'Graduation' },
  { emoji: '💼', name: 'Work' },
  { emoji: '🏃', name: 'Exercise' },
  { emoji: '📚', name: 'Study' },
  { emoji: '🎬', name: 'Entertainment' },
  { emoji: '🛒', name: 'Shopping' },
  { emoji: '🔧', name: 'Maintenance' },
  { emoji: '❤️', name: 'Love' },
  { emoji: '⭐', name: 'Special' },
  { emoji: '🎡', name: 'Fun' },
  { emoji: '🏆', name: 'Achievement' },
];

/** The ten choices of the edit dialog, as documented. */
export const EDIT_EVENT_EMOJI: readonly EmojiChoice[] = [
  { emoji: '✈️', name: 'Travel' },
  { emoji: '💼', name: 'Work' },
  { emoji: '🏥', name: 'Medical' },
  { emoji: '🍕', name: 'Pizza' },
  { emoji: '💝', name: 'Love' },
  { emoji: '🎂', name: 'Birthday' },
  { emoji: '🚴', name: 'Cycling' },
  { emoji: '🏠', name: 'Home' },
  { emoji: '🎉', name: 'Party' },
  { emoji: '📚', name: 'Study' },
];

/** The twelve choices of Quick Add Birthdays, as documented; the first is the default. */
export const BIRTHDAY_EMOJI: readonly EmojiChoice[] = [
  { emoji: '🎂', name: 'Birthday cake' },
  { emoji: '🎉', name: 'Party popper' },
  { emoji: '🎈', name: 'Balloon' },
  { emoji: '🎁', name: 'Present' },
  { emoji: '🥳', name: 'Party face' },
  { emoji: '🎊', name: 'Confetti' },
  { emoji: '🍰', name: 'Slice of cake' },
  { emoji: '✨', name: 'Sparkles' },
  { emoji: '🎀', name: 'Ribbon' },
  { emoji: '🌟', name: 'Star' },
  { emoji: '💝', name: 'Heart' },
  { emoji: '🎪', name: 'Circus' },
];

export const DEFAULT_BIRTHDAY_EMOJI = '🎂';
