import { registerEnumType } from '@nestjs/graphql';
import { MEMBER_HUES, type MemberHue as Hue } from '@homefold/domain';
import { enumOf } from '../platform/graphql';

/** The eight member colours as a GraphQL enum. Defined here because every other domain depends on activity. */
export const MemberHue = enumOf(MEMBER_HUES);
export type MemberHue = Hue;

registerEnumType(MemberHue, {
  name: 'MemberHue',
  description: "A member's colour; always shown together with the member's initial or avatar.",
  valuesMap: Object.fromEntries(MEMBER_HUES.map((hue) => [hue, { description: `The colour called ${hue}.` }])),
});
