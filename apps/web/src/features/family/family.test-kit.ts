import { screen } from '@testing-library/react';
import { familyAnswers } from '../../test/answers';
import type { RootAnswers } from '../../test/network';
import { ashdowns, emmaMember, poppyMember, tomMember, viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';

export const show = (over: RootAnswers = {}, hash = '#family', handlers: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(`/dashboard${hash}`, { graphql: familyAnswers(over), ...handlers });

export const members = async () => (await screen.findByRole('heading', { name: /^Members/ })).closest('section')!;
export const asMember = () => {
  const membership = { ...emmaMember, role: 'family_member' };
  return viewer({ membership, family: { ...ashdowns, members: [membership, tomMember, poppyMember] } });
};
export const image = (name = 'holiday.png', type = 'image/png') => new File(['pixels'], name, { type });
