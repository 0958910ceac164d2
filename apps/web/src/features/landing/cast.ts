import type { AvatarPerson } from '../../ui/people/member-avatar';

/** The family in the pictures. */
export const cast: readonly AvatarPerson[] = [
  { displayName: 'Emma', hue: 'plum' },
  { displayName: 'Tom', hue: 'ocean' },
  { displayName: 'Maisie', hue: 'rose', defaultAvatarId: 'avatar-4' },
  { displayName: 'Theo', hue: 'moss', defaultAvatarId: 'avatar-10' },
  { displayName: 'Poppy', hue: 'honey', defaultAvatarId: 'avatar-12' },
];
