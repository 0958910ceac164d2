import { Drawing } from '../../ui/drawings/drawing';

/** A wicker basket beside a plant, and one paper ball that missed it. */
export function EmptyBasket() {
  return (
    <Drawing>
      <path d="M16 140H240" />
      <path className="t" d="M86 62h84l-9 72a7 7 0 0 1-7 6h-52a7 7 0 0 1-7-6z" />
      <path className="w" d="M80 50h96a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z" />
      <path className="lt" d="M90 88h76M93 112h70M108 66l6 72M128 66v72M148 66l-6 72" />
      <path className="a" d="M192 128c0-6 5-10 11-9 6-3 13 1 13 7 4 5 0 14-7 14h-10c-6 0-10-6-7-12z" />
      <path d="M198 126l6 4 4-6M204 130l-1 6M208 124l5 3" />
      <path className="w" d="M36 140l-5-24h24l-5 24z" />
      <path d="M43 116c-1-12-10-16-16-16 0 9 6 16 16 16zM43 116c0-14 7-22 16-24 1 12-4 22-16 24zM43 116V88" />
    </Drawing>
  );
}
