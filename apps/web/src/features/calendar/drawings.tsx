import { Drawing } from '../../ui/drawings/drawing';

/** A wall calendar with one day ringed, on its hook: nothing is written on it yet. */
export function EmptyCalendar() {
  return (
    <Drawing>
      <path d="M16 140H240" />
      <path d="M128 20v10" />
      <path className="w" d="M74 38h108a6 6 0 0 1 6 6v90a6 6 0 0 1-6 6H74a6 6 0 0 1-6-6V44a6 6 0 0 1 6-6z" />
      <path className="t" d="M74 38h108a6 6 0 0 1 6 6v18H68V44a6 6 0 0 1 6-6z" />
      <path d="M92 30v16M128 30v16M164 30v16" />
      <path className="lt" d="M84 78h88M84 96h88M84 114h88M100 70v56M120 70v56M140 70v56M160 70v56" />
      <circle className="a so" cx="150" cy="105" r="11" />
      <path className="t" d="M204 140v-16h18v16" />
      <path d="M213 124c-10-6-10-20-4-26 4 8 6 16 4 26zM213 124c2-10 8-16 14-16 0 8-6 14-14 16z" />
    </Drawing>
  );
}
