import { Drawing } from '../../../ui/drawings/drawing';

/** A steaming dish, where a recipe has no picture. */
export function DishDrawing({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 200 120" className={className}>
      <ellipse className="w" cx="100" cy="66" rx="72" ry="34" />
      <path className="w" d="M28 66v14c0 18 32 32 72 32s72-14 72-32V66" />
      <path d="M20 68h10M170 68h10" />
      <ellipse className="a" cx="100" cy="64" rx="60" ry="26" />
      <path d="M52 62c6-8 12-8 18 0s12 8 18 0 12-8 18 0 12 8 18 0 12-8 18 0M62 76c6-7 11-7 16 0s11 7 16 0 11-7 16 0 11 7 16 0M66 50c5-6 10-6 15 0s10 6 15 0 10-6 15 0 10 6 15 0" />
      <path className="lt" d="M84 26c-4-5 4-8 0-14M104 24c-4-5 4-8 0-14M124 26c-4-5 4-8 0-14" />
    </Drawing>
  );
}
