import { Drawing } from '../../ui/drawings/drawing';

/** A washing line with a shirt and a sock, and a bird that has nothing to do either. */
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

/** A plug beside its socket: nothing arrives. */
export function Unplugged() {
  return (
    <Drawing>
      <path d="M8 124c36 0 28-44 62-44" />
      <path d="M248 36c-36 0-28 44-62 44" />
      <path
        className="t"
        d="M80 62h10a16 16 0 0 1 16 16v4a16 16 0 0 1-16 16H80a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10z"
      />
      <path d="M106 72h12M106 88h12" />
      <path
        className="a"
        d="M156 58h20a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-20a10 10 0 0 1-10-10V68a10 10 0 0 1 10-10z"
      />
      <path d="M154 72h9M154 88h9" />
      <path className="so" d="M126 46l-3-12M136 46l7-10M126 114l-3 12M136 114l7 10" />
    </Drawing>
  );
}
