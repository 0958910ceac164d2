import { Drawing } from '../../ui/drawings/drawing';

/** A house at night and a falling star. */
export const FallingStar = () => (
  <Drawing viewBox="0 0 360 200">
    <path className="lt" d="M20 184h320" />
    <path className="w" d="M128 184v-56l52-42 52 42v56Z" />
    <path className="t" d="M180 86v42h-52Z" />
    <path className="a" d="M180 86v42h52Z" />
    <path className="w" d="M168 184v-24a12 12 0 0 1 24 0v24" />
    <rect className="a" x="142" y="142" width="16" height="16" rx="3" />
    <rect className="a" x="202" y="142" width="16" height="16" rx="3" />
    <path className="o n" d="M276 32l4.4 10.6 11.5.9-8.8 7.4 2.8 11.2-9.9-6.1-9.8 6.1 2.8-11.2-8.8-7.4 11.5-.9Z" />
    <path className="so" d="M256 60c-24 12-50 12-76 4M262 70c-12 8-24 11-38 11" />
    <path d="M92 40v10M87 45h10M52 92v8M48 96h8M310 100v8M306 104h8M130 26v6M127 29h6" />
    <path className="sp" d="M70 184c0-18-14-18-14-34 12 2 14 12 14 20 0-14 6-24 18-26 0 18-18 20-18 40" />
    <path className="sp" d="M296 184v-26M296 168c-8 0-11-5-11-12 8 0 11 5 11 12 0-8 4-13 12-13 0 8-4 13-12 13" />
  </Drawing>
);
