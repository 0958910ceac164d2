import { Drawing } from './drawing';

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
