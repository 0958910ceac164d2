import { Drawing } from '../../../ui/drawings/drawing';

/** Two cups on a table, and speech bubbles. */
export const TalkingCups = () => (
  <Drawing>
    <path d="M20 148h216" />
    <path className="w" d="M52 102h48v28c0 10-8 18-18 18H70c-10 0-18-8-18-18z" />
    <path d="M52 108h-8c-6 0-10 4-10 10s4 10 10 10h9" />
    <path className="t" d="M156 102h48v28c0 10-8 18-18 18h-12c-10 0-18-8-18-18z" />
    <path d="M204 108h8c6 0 10 4 10 10s-4 10-10 10h-9" />
    <path
      className="t"
      d="M36 24h76c8 0 14 6 14 14v24c0 8-6 14-14 14H76l-16 14V76H36c-8 0-14-6-14-14V38c0-8 6-14 14-14z"
    />
    <path d="M42 44h62M42 58h40" />
    <path
      className="w"
      d="M150 40h70c8 0 14 6 14 14v20c0 8-6 14-14 14h-16l-14 12V88h-40c-8 0-14-6-14-14V54c0-8 6-14 14-14z"
    />
    <path className="a" d="M185 77c-9-6-14-11-14-16 0-4 3-7 7-7 3 0 6 2 7 5 1-3 4-5 7-5 4 0 7 3 7 7 0 5-5 10-14 16z" />
    <path d="M104 128c4-6 4-12 0-18M150 124c-4-6-4-12 0-18" />
  </Drawing>
);
