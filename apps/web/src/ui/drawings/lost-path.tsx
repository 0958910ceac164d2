import { Drawing } from './drawing';

/** A signpost at a fork with no house in sight: this address leads nowhere. */
export function LostPath({ className }: { className?: string | undefined }) {
  return (
    <Drawing className={className}>
      <path d="M16 140H240" />
      <path className="t" d="M28 140c10-26 32-38 56-38s42 14 52 38z" />
      <path className="w" d="M150 140c8-18 24-26 40-26s28 8 34 26z" />
      <path d="M128 140V34" />
      <path className="w" d="M128 42h44l12 11-12 11h-44z" />
      <path className="a" d="M128 72H90L78 83l12 11h38z" />
      <path d="M140 53h22M100 83h18" />
      <circle className="o n" cx="128" cy="32" r="4" />
      <path className="lt" d="M206 40c6-8 16-6 18 2 8-1 12 10 3 13h-26c-8-3-4-14 5-15z" />
    </Drawing>
  );
}
