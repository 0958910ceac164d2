import { Drawing } from '../../../../ui/drawings/drawing';

/** An open cookery book beside an empty pot. */
export function EmptyPot() {
  return (
    <Drawing>
      <path d="M16 142h224" />
      <path className="w" d="M36 84h88v44c0 8-6 14-14 14H50c-8 0-14-6-14-14Z" />
      <ellipse className="t" cx="80" cy="84" rx="44" ry="10" />
      <path d="M36 96H22c-6 0-6 14 0 14h14M124 96h14c6 0 6 14 0 14h-14" />
      <path className="w" d="M150 136l6-62c14-8 26-6 36 4 12-9 24-9 36-1l4 61c-13-6-26-5-38 2-13-8-27-9-44-4Z" />
      <path d="M192 78l2 62" />
      <path className="lt" d="M164 90c6-2 12-2 18 1M163 102c7-2 13-2 19 1M203 92c6-3 12-3 18 0M203 104c7-3 13-3 19 0" />
      <path className="o n" d="M208 114h10v16l-5-5-5 5z" />
      <path className="lt" d="M68 60c-4-6 4-10 0-17M88 58c-4-6 4-10 0-17" strokeDasharray="4 5" />
    </Drawing>
  );
}
