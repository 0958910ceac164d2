import { Drawing } from '../../../../ui/drawings/drawing';

/** An empty shopping basket, for a list without anything to buy. */
export const EmptyBasket = () => (
  <Drawing>
    <path d="M24 148h208" />
    <path className="t" d="M66 88h124l-14 60H80z" />
    <path className="w" d="M56 74h144v16H56z" />
    <path d="M88 74c4-34 20-50 40-50s36 16 40 50" />
    <path d="M100 100l4 36M128 100v36M156 100l-4 36M74 118h108" />
    <path className="a" d="M172 40c10-14 26-14 30-6 4 10-12 20-30 22z" />
    <path d="M172 56c2-8 8-14 16-18" />
  </Drawing>
);

/** A packed bag, for a list whose items are all in the basket. */
export const PackedBag = () => (
  <Drawing>
    <path d="M24 148h208" />
    <path className="w" d="M96 62c-2-24 6-44 18-46 10 2 14 22 10 46" />
    <path className="t" d="M120 62c2-14 8-22 18-22 12 0 18 10 18 22" />
    <path className="a" d="M150 62c0-16 10-26 22-26 8 8 8 18 2 26" />
    <path d="M104 30l6 8M108 24l6 8" />
    <path className="w" d="M76 62h108l8 86H68z" />
    <path d="M100 78c0 30 60 30 60 0" />
    <path d="M112 118l12 12 24-26" />
  </Drawing>
);
