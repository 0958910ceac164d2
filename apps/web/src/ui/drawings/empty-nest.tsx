import { Drawing } from './drawing';

/** A house drawn in dashes beside a ready path and a mailbox: a home that waits for its people. */
export function EmptyNest({ className }: { className?: string | undefined }) {
  return (
    <Drawing className={className}>
      <path d="M16 140H240" />
      <path className="t" d="M26 140c8-20 24-30 42-30s34 10 42 30z" />
      <g strokeDasharray="5 6">
        <path className="w" d="M92 140V82l46-38 46 38v58z" />
        <path d="M128 140v-26a10 10 0 0 1 20 0v26" />
        <rect x="106" y="92" width="16" height="16" rx="2" />
        <rect x="154" y="92" width="16" height="16" rx="2" />
      </g>
      <path d="M212 140v-34" />
      <path className="w" d="M198 106V96a9 9 0 0 1 9-9h10a9 9 0 0 1 9 9v10z" />
      <path className="so" d="M226 92V78h8v6h-8" />
      <path d="M203 97h8" />
    </Drawing>
  );
}
