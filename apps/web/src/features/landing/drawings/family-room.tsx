import { Drawing } from '../../../ui/drawings/drawing';

/** The landing: pictures of everyone. */
export function FamilyRoom() {
  return (
    <Drawing viewBox="0 0 300 144">
      <rect className="w" x="34" y="20" width="50" height="58" rx="6" />
      <rect className="t" x="42" y="28" width="34" height="42" rx="3" />
      <circle className="w" cx="59" cy="44" r="8" />
      <path className="a" d="M45 70c1-9 7-13 14-13s13 4 14 13" />
      <rect className="w" x="102" y="10" width="92" height="68" rx="6" />
      <rect className="a" x="110" y="18" width="76" height="52" rx="3" />
      <circle className="w" cx="130" cy="40" r="8" />
      <circle className="w" cx="152" cy="36" r="9" />
      <circle className="w" cx="171" cy="45" r="6" />
      <path
        className="t"
        d="M116 70c1-10 6-16 14-16 4 0 7 2 9 4 3-5 7-7 13-7 7 0 12 4 13 9 2-2 4-3 6-3 6 0 10 5 11 13"
      />
      <rect className="w" x="212" y="26" width="52" height="44" rx="6" />
      <path className="sp" d="M222 60l10-14 8 9 6-7 10 12" />
      <circle className="o n" cx="247" cy="39" r="4" />
      <path className="w" d="M48 104h204v28H48Z" />
      <path d="M48 118h204M116 104v28M184 104v28M60 132v12M240 132v12M80 111h6M148 111h6M214 111h6" />
      <path className="t" d="M210 104l3-14h14l3 14" />
      <path className="sp" d="M220 90c0-10-10-8-10-16 8 0 10 6 10 12 0-8 3-14 11-15 0 9-6 11-11 15" />
    </Drawing>
  );
}
