import { Drawing } from '../../ui/drawings/drawing';

/** A washing line with a shirt and a sock, and an idle bird. */
export function WashingLine() {
  return (
    <Drawing>
      <circle className="a n" cx="196" cy="34" r="18" />
      <path d="M16 142h224" />
      <path d="M36 142V44M220 142V44M28 50h16M212 50h16" />
      <path d="M36 50c52 24 132 24 184 0" />
      <path className="t" d="M82 66l-15 9 8 14 8-4v34h36V85l8 4 8-14-15-9c-4 6-11 9-19 9s-15-3-19-9z" />
      <path d="M84 59v9M118 62v9" />
      <path className="a" d="M160 66v27c0 5-3 8-8 12s-6 11-1 14 12-1 16-5 13-10 13-18V62" />
      <path d="M160 76l20-3" />
      <path d="M162 59v10M178 56v10" />
      <path
        className="w"
        d="M20 34c0-8 6-13 13-13 6 0 9 4 9.5 8l5 2-5 2.5c-1 7-7 10.5-13 10.5-5 0-10 1-15 4 1-5 3-8 5.5-10z"
      />
      <path d="M24 36c4 0 7-2 9-5" />
      <path d="M37 28v.1" />
      <path d="M60 142c0-8 4-12 4-12s4 5 4 12M68 142c1-6 5-9 5-9s2 5 0 9M190 142c0-7 3-10 3-10s4 4 3 10" />
    </Drawing>
  );
}
