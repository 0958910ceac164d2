import { Drawing } from './drawing';

/** A house with a loose roof tile: something broke, but the house is intact. */
export function CrashedHouse({ className }: { className?: string | undefined }) {
  return (
    <Drawing className={className}>
      <path d="M16 140H240" />
      <rect className="w" x="76" y="76" width="104" height="64" rx="3" />
      <path className="t" d="M128 26 66 78h62z" />
      <path className="a" d="m140 22 62 44-22 10-40-32z" transform="rotate(9 170 50)" />
      <path className="w" d="M116 140v-26a12 12 0 0 1 24 0v26" />
      <circle className="o n" cx="134" cy="124" r="2.5" />
      <rect className="t" x="90" y="94" width="16" height="16" rx="2" />
      <path d="M98 94v16M90 102h16" />
      <rect className="a" x="150" y="94" width="16" height="16" rx="2" />
      <path d="M158 94v16M150 102h16M206 98l5-9M216 104l10-4M203 92l1-9" />
    </Drawing>
  );
}
