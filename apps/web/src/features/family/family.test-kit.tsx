import { screen } from '@testing-library/react';
import { familyAnswers } from '../../test/answers';
import type { RootAnswers } from '../../test/network';
import { ashdowns, emmaMember, poppyMember, tomMember, viewer } from '../../test/people';
import { renderPart } from '../../test/render-part';
import FamilyPage from './page';

/** Profile & Family without the frame around it. */
export const show = (over: RootAnswers = {}, hash = '#family', options: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<FamilyPage />, { graphql: familyAnswers(over), path: `/dashboard${hash}`, ...options });

export const members = async () => (await screen.findByRole('heading', { name: /^Members/ })).closest('section')!;
export const asMember = () => {
  const membership = { ...emmaMember, role: 'family_member' };
  return viewer({ membership, family: { ...ashdowns, members: [membership, tomMember, poppyMember] } });
};
export const image = (name = 'holiday.png', type = 'image/png') => new File(['pixels'], name, { type });
