import { Admission1700000000713 } from './admission.migration';
import { Families1700000000200 } from './families.migration';
import { FamiliesDemo1700000000711 } from './families-demo.migration';
import { MemberNames1700000000700 } from './member-names.migration';

/** In order of their numbers; a new one only has to be listed here. */
export const familiesMigrations = [
  Families1700000000200,
  MemberNames1700000000700,
  FamiliesDemo1700000000711,
  Admission1700000000713,
];
