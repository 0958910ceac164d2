import type { ReactNode } from 'react';
import { Drawing } from '../drawing';

/** Steam over something hot. */
const Steam = ({ at }: { at: number }) => (
  <path className="lt" d={`M${at - 20} 24c-4-5 4-8 0-14M${at} 22c-4-5 4-8 0-14M${at + 20} 24c-4-5 4-8 0-14`} />
);

/** The drawings by kind, each on the 200 × 120 sheet with one apricot detail. */
const DISHES = {
  gratin: (
    <>
      <ellipse className="w" cx="100" cy="66" rx="72" ry="34" />
      <path className="w" d="M28 66v14c0 18 32 32 72 32s72-14 72-32V66" />
      <path d="M20 68h10M170 68h10" />
      <ellipse className="a" cx="100" cy="64" rx="60" ry="26" />
      <path d="M52 62c6-8 12-8 18 0s12 8 18 0 12-8 18 0 12 8 18 0 12-8 18 0M62 76c6-7 11-7 16 0s11 7 16 0 11-7 16 0 11 7 16 0M66 50c5-6 10-6 15 0s10 6 15 0 10-6 15 0 10 6 15 0" />
      <circle className="o n" cx="112" cy="58" r="4.5" />
      <Steam at={104} />
    </>
  ),
  curry: (
    <>
      <path className="w" d="M36 56h128c0 32-24 52-48 52H84c-24 0-48-20-48-52Z" />
      <path className="a" d="M36 56c8-20 36-28 64-28s56 8 64 28Z" />
      <path d="M80 108h40" />
      <circle className="w" cx="76" cy="44" r="7" />
      <circle className="w" cx="132" cy="47" r="6" />
      <circle className="o n" cx="106" cy="40" r="7" />
      <path className="sp" d="M88 52c3-6 8-6 10 0M116 52c2-5 6-5 8 0" />
      <path className="lt" d="M88 20c-3-4 3-6 0-11M108 18c-3-4 3-6 0-11" />
      <path d="M158 40l22-22" />
    </>
  ),
  fish: (
    <>
      <rect className="w" x="22" y="24" width="156" height="80" rx="16" />
      <rect className="t" x="34" y="34" width="132" height="60" rx="9" />
      <path className="a" d="M54 64c14-20 46-22 66 0-20 22-52 20-66 0Z" />
      <path className="a" d="M120 64l18-12v24Z" />
      <circle cx="68" cy="61" r="2" />
      <path d="M82 54c5 6 5 14 0 20M96 53c5 7 5 15 0 22" />
      <circle className="o" cx="150" cy="80" r="8" />
      <path d="M150 72v16M142 80h16" />
      <path className="sp" d="M44 84c6-4 12-4 18 0M146 46c4-3 8-3 12 0" />
    </>
  ),
  pasta: (
    <>
      <ellipse className="w" cx="100" cy="68" rx="78" ry="36" />
      <ellipse cx="100" cy="66" rx="56" ry="23" />
      <path className="a" d="M60 64c4-18 20-26 40-26s36 8 40 26c-10 12-24 16-40 16s-30-4-40-16Z" />
      <path d="M70 66c4-14 16-20 30-20s24 6 26 16M80 68c3-9 11-13 20-13s15 4 17 10M92 69c2-5 5-6 9-6s6 2 7 5M64 58c12 20 50 24 72 4" />
      <circle className="o n" cx="92" cy="50" r="5" />
      <circle className="o n" cx="112" cy="54" r="4.5" />
      <path className="sp" d="M100 42c-1-8 4-12 10-12 0 8-4 12-10 12Z" />
    </>
  ),
  pancakes: (
    <>
      <ellipse className="w" cx="100" cy="94" rx="76" ry="16" />
      <path className="a" d="M48 78v8c0 8 24 13 52 13s52-5 52-13v-8" />
      <ellipse className="a" cx="100" cy="78" rx="52" ry="13" />
      <path className="a" d="M50 64v8c0 8 22 13 50 13s50-5 50-13v-8" />
      <ellipse className="a" cx="100" cy="64" rx="50" ry="13" />
      <path className="w" d="M54 50v8c0 8 20 12 46 12s46-4 46-12v-8" />
      <ellipse className="w" cx="100" cy="50" rx="46" ry="12" />
      <path className="o" d="M90 42l16-4 12 8-16 5Z" />
      <path d="M72 53c2 8 0 12-2 18M128 55c2 10 0 14 3 22" />
      <circle className="t" cx="40" cy="88" r="5" />
      <circle className="t" cx="166" cy="88" r="5" />
    </>
  ),
  roast: (
    <>
      <ellipse className="w" cx="100" cy="94" rx="80" ry="16" />
      <path className="a" d="M46 84c-4-24 18-48 50-48 28 0 44 16 50 34 2 8-2 14-10 16-24 6-62 6-90-2Z" />
      <path className="a" d="M136 74c10-12 22-16 30-14l8-3 2 8 6 4-7 5c-6 8-18 14-32 12" />
      <path d="M74 84c-2-18 10-28 26-28s24 10 24 20M60 62c4-6 8-9 14-11" />
      <path className="sp" d="M36 96c4-8 12-8 16 0M150 98c4-8 12-8 16 0" />
      <circle className="o n" cx="66" cy="98" r="5" />
      <circle className="o n" cx="136" cy="98" r="5" />
    </>
  ),
  soup: (
    <>
      <ellipse className="w" cx="100" cy="102" rx="66" ry="9" />
      <path className="w" d="M38 54h124c0 30-22 50-46 50H84c-24 0-46-20-46-50Z" />
      <ellipse className="a" cx="100" cy="54" rx="62" ry="17" />
      <path d="M70 52c8-5 14-5 22 0s14 5 22 0" />
      <circle className="o n" cx="126" cy="55" r="5" />
      <path className="sp" d="M80 60c4-4 8-4 12 0M104 45c3-3 7-3 10 0" />
      <path d="M146 46l34-26c5-3 9 3 5 6l-36 25" />
      <Steam at={94} />
    </>
  ),
  salad: (
    <>
      <path className="t" d="M44 58c-6-16 8-30 24-26 4-14 28-16 34-3 12-10 32-2 30 14 16-2 28 10 22 24" />
      <path className="w" d="M32 56h136c0 30-26 52-50 52H82c-24 0-50-22-50-52Z" />
      <path className="sp" d="M58 56c0-10 4-16 12-20M104 32c-6 8-6 16-4 24M138 44c-4 3-6 7-6 12" />
      <circle className="o" cx="86" cy="44" r="9" />
      <path d="M80 44h12M86 38v12" />
      <path className="a" d="M112 54c2-9 20-9 22 0" />
      <path d="M50 74c12 14 30 20 50 20s38-6 50-20" className="lt" />
    </>
  ),
  cake: (
    <>
      <ellipse className="w" cx="100" cy="98" rx="70" ry="12" />
      <path className="a" d="M50 54v36c0 7 22 12 50 12s50-5 50-12V54" />
      <ellipse className="w" cx="100" cy="54" rx="50" ry="14" />
      <path
        className="w"
        d="M50 54v8c0 8 8 12 12 4 4 12 14 12 18 2 4 14 16 14 20 2 4 12 16 12 20-2 4 10 14 10 18-2 4 8 12 4 12-4v-8"
      />
      <path d="M50 78c0 7 22 12 50 12s50-5 50-12" />
      <circle className="o" cx="100" cy="42" r="8" />
      <path className="sp" d="M100 34c0-8 4-12 10-14" />
      <circle className="t" cx="76" cy="50" r="4" />
      <circle className="t" cx="124" cy="50" r="4" />
    </>
  ),
  pie: (
    <>
      <path className="w" d="M34 68l14 32c2 5 6 7 12 7h80c6 0 10-2 12-7l14-32" />
      <path
        className="a"
        d="M28 68c-6-10 6-14 10-10 10-20 38-30 62-30s52 10 62 30c4-4 16 0 10 10-4 6-12 4-14 0-4 6-12 6-16 0-4 6-14 6-18 0-4 6-14 6-18 0-4 6-12 6-16 0-4 6-14 6-18 0-4 6-12 6-16 0-4 6-14 6-14 0-4 4-12 4-14 0Z"
      />
      <path d="M84 46c4-6 8-8 12-8M104 38c6 0 10 3 12 8M98 56v-6" />
      <path className="o" d="M92 52c0-6 4-10 8-10s8 4 8 10c-4 4-12 4-16 0Z" />
      <Steam at={100} />
    </>
  ),
  bread: (
    <>
      <path d="M20 104h160" />
      <path className="a" d="M36 102c-12-4-14-26 0-34 6-20 38-30 66-30s58 10 64 30c12 8 10 30-2 34Z" />
      <path className="w" d="M70 48c-4 8-4 18 2 26M98 44c-4 8-4 18 2 28M126 46c-4 8-4 18 2 26" />
      <path className="lt" d="M52 84c30 6 66 6 96 0" />
      <path className="so" d="M44 62c6-6 12-9 18-11" />
    </>
  ),
  taco: (
    <>
      <path d="M20 106h160" />
      <path className="w" d="M52 96c0-38 26-62 58-62s58 24 58 62Z" />
      <path
        className="t"
        d="M42 70c-6-10 4-20 14-16 0-14 18-20 26-10 6-12 26-12 30 0 10-8 26 0 22 12 12-2 20 10 14 20l-6 20H50Z"
      />
      <circle className="o n" cx="72" cy="52" r="6" />
      <circle className="o n" cx="104" cy="46" r="6" />
      <path className="sp" d="M84 50c2-8 6-10 10-10M122 56c2-6 6-8 10-8" />
      <path className="a" d="M32 106c0-36 26-56 58-56s58 20 58 56Z" />
      <path className="lt" d="M48 96c2-18 14-30 28-34M64 78l4 2M112 72l4 3M90 88l5 1M126 92l4 1" />
    </>
  ),
  burger: (
    <>
      <ellipse className="w" cx="100" cy="103" rx="76" ry="9" />
      <path className="a" d="M44 86h112v6c0 8-8 12-18 12H62c-10 0-18-4-18-12Z" />
      <path
        className="t"
        d="M38 78c8-6 16 6 25 0s16 6 25 0 16 6 25 0 16 6 25 0 16 5 24 0v6c-2 4-8 4-12 2H50c-4 2-10 2-12-2Z"
      />
      <path className="w" d="M42 62h116c8 0 8 13 0 13H42c-8 0-8-13 0-13Z" />
      <path className="o" d="M70 62l18 12 18-12Z" />
      <path className="a" d="M42 60c0-24 26-40 58-40s58 16 58 40Z" />
      <path className="so" d="M78 38l6-3M102 32l7 1M94 46l6-1M124 42l6 3" />
    </>
  ),
  pizza: (
    <>
      <ellipse className="w" cx="100" cy="68" rx="80" ry="40" />
      <ellipse className="a" cx="100" cy="66" rx="68" ry="32" />
      <path d="M100 66L46 46M100 66l62-12M100 66l-14 31M100 66l30 28" />
      <circle className="o" cx="76" cy="78" r="7" />
      <circle className="w" cx="116" cy="50" r="7" />
      <circle className="w" cx="134" cy="74" r="7" />
      <circle className="w" cx="66" cy="60" r="6" />
      <path className="sp" d="M88 48c4-6 10-6 12 0-4 4-8 4-12 0ZM104 82c3-5 9-5 11 0-4 4-8 4-11 0Z" />
    </>
  ),
  pot: (
    <>
      <path d="M20 108h160" />
      <path className="w" d="M44 56h112v38c0 8-6 14-14 14H58c-8 0-14-6-14-14Z" />
      <path className="t" d="M38 46h124v10H38z" />
      <path className="a" d="M50 46c6-12 26-18 50-18s44 6 50 18Z" />
      <circle className="o" cx="100" cy="24" r="5" />
      <path d="M44 66H30c-6 0-6 14 0 14h14M156 66h14c6 0 6 14 0 14h-14" />
      <path className="lt" d="M60 70v22" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A kind of dish that has a drawing. */
export type Dish = keyof typeof DISHES;

/** All of them. */
export const DISH_NAMES = Object.keys(DISHES) as Dish[];

/** A drawing of a dish, for recipes without a picture. */
export const DishDrawing = ({ dish, className }: { dish: Dish; className?: string | undefined }) => (
  <Drawing viewBox="0 0 200 120" className={className}>
    {DISHES[dish]}
  </Drawing>
);
