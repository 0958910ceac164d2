import { Drawing } from '../../../ui/drawings/drawing';

/** The house of the mark, drawn; it stands on the first rule of the list below it. */
export function HeroHouse({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="30 34 180 157" className={className}>
      <path className="w" d="M50 112l70-72 70 72v72a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6Z" />
      <path className="t" d="M120 40v72H50Z" />
      <path className="a" d="M120 40v72h70Z" />
      <path className="t" d="M106 190v-36a14 14 0 0 1 28 0v36" />
      <circle className="o n" cx="128" cy="170" r="2.5" />
      <rect className="a" x="66" y="130" width="24" height="24" rx="4" />
      <path d="M78 130v24M66 142h24" />
      <rect className="a" x="150" y="130" width="24" height="24" rx="4" />
      <path d="M162 130v24M150 142h24" />
    </Drawing>
  );
}
