import { Families1700000000200 } from './families.migration';
import { MemberNames1700000000700 } from './member-names.migration';
import { FamiliesDemo1700000000711 } from './families-demo.migration';
import { Admission1700000000713 } from './admission.migration';
import { BarSections1700000000745 } from './bar-sections.migration';
import { DinnerTime1700000000771 } from './dinner-time.migration';
import { BoughtGoesToKitchen1700000000776 } from './bought-goes-to-kitchen.migration';
import { InviteLink1700000000750 } from './invite-link.migration';
import { UnitSystem1700000000761 } from './unit-system.migration';

/** Oldest first. */
export const familiesMigrations = [
  Families1700000000200,
  MemberNames1700000000700,
  FamiliesDemo1700000000711,
  Admission1700000000713,
  BarSections1700000000745,
  InviteLink1700000000750,
  UnitSystem1700000000761,
  DinnerTime1700000000771,
  BoughtGoesToKitchen1700000000776,
];
