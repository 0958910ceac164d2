import { Drawing } from '../../../ui/drawings/drawing';

/** The hall: a calendar on the wall, coats and boots ready to go. */
export function CalendarRoom() {
  return (
    <Drawing viewBox="0 0 300 144">
      <rect className="w" x="26" y="22" width="88" height="80" rx="8" />
      <path className="a" d="M26 40V30a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v10Z" />
      <path d="M48 16v12M92 16v12" />
      <path
        className="lt"
        strokeWidth="4"
        d="M42 54h0M56 54h0M70 54h0M84 54h0M98 54h0M42 66h0M56 66h0M70 66h0M84 66h0M98 66h0M42 78h0M56 78h0M84 78h0M98 78h0M42 90h0M56 90h0M70 90h0M84 90h0M98 90h0"
      />
      <circle className="o n" cx="70" cy="78" r="6" />
      <path d="M150 26h118" />
      <path d="M170 26v6a5 5 0 0 0 5 5M210 26v6a5 5 0 0 0 5 5M248 26v6a5 5 0 0 0 5 5" />
      <path className="t" d="M172 37c-10 4-14 14-15 28l-2 30h34l-2-30c-1-14-5-24-15-28Z" />
      <path d="M172 37v58M163 74h-4M181 74h4" />
      <path className="a" d="M214 37c-7 4-11 10-12 20l-1 18h26l-1-18c-1-10-5-16-12-20Z" />
      <path d="M214 40v35" />
      <path className="w" d="M238 58h26l4 30a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3Z" />
      <path d="M244 58c0-14 14-14 14 0" />
      <path className="t" d="M160 143v-19h11v10c3 2 10 2 10 9Z" />
      <path className="t" d="M184 143v-19h11v10c3 2 10 2 10 9Z" />
      <path className="a" d="M214 143v-13h8v6c2 2 7 1 7 7Z" />
      <path className="a" d="M231 143v-13h8v6c2 2 7 1 7 7Z" />
    </Drawing>
  );
}
