import { Drawing } from '../../../ui/drawings/drawing';

/** The utility room: washing, and a list with two ticks. */
export function LaundryRoom() {
  return (
    <Drawing viewBox="0 0 300 144">
      <path d="M18 18c60 12 108 12 150 2" />
      <path className="w" d="M40 23l10 1.5c3 4 9 4 12 .6l10 .9 6 16-9 3-3-5v21H45V38l-4 5-8-4Z" />
      <path className="a" d="M100 27h14v20c0 4 8 4 8 11 0 5-5 6-9 6h-9c-4 0-7-3-7-7Z" />
      <path className="a" d="M132 26h14v18c0 4 8 4 8 11 0 5-5 6-9 6h-9c-4 0-7-3-7-7Z" />
      <rect className="w" x="52" y="84" width="62" height="60" rx="7" />
      <path d="M52 98h62" />
      <circle className="t" cx="83" cy="121" r="15" />
      <path className="sp" d="M71 122c4-4 8 4 12 0s8 4 12 0" />
      <path d="M60 91h8" />
      <circle className="o n" cx="104" cy="91" r="2.5" />
      <path className="t" d="M130 108h46l-5 32a5 5 0 0 1-5 4h-26a5 5 0 0 1-5-4Z" />
      <path d="M126 108h54M134 108c2-10 10-12 16-7 6-4 14-2 17 7" />
      <rect className="w" x="206" y="26" width="70" height="92" rx="8" />
      <path className="a" d="M228 26v-4a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-18a4 4 0 0 1-4-4Z" />
      <path className="sp" d="M217 50l4 4 7-8M217 72l4 4 7-8" />
      <path d="M238 51h26M238 73h20M238 95h24" />
      <circle cx="222" cy="95" r="5" />
    </Drawing>
  );
}
