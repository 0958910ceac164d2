import { Drawing } from '../../../ui/drawings/drawing';

/** The living room: two speech bubbles over the sofa. */
export function ChatRoom() {
  return (
    <Drawing viewBox="0 0 300 144">
      <path
        className="w"
        d="M58 12h62a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H86L74 62V52H58a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10Z"
      />
      <path d="M66 27h44M66 38h28" />
      <path
        className="a"
        d="M162 24h52a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-8v9l-11-9h-33a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10Z"
      />
      <path className="o n" d="M188 31l2.6 6.4 6.4 2.6-6.4 2.6-2.6 6.4-2.6-6.4-6.4-2.6 6.4-2.6Z" />
      <path className="t" d="M76 116V92a12 12 0 0 1 12-12h96a12 12 0 0 1 12 12v24" />
      <path d="M136 80v34" />
      <path className="t" d="M58 134v-24a10 10 0 0 1 20 0v4h116v-4a10 10 0 0 1 20 0v24Z" />
      <path d="M78 114v20M194 114v20M68 134v10M204 134v10" />
      <path d="M254 144V80M242 144h24" />
      <path className="w" d="M236 80l8-26h20l8 26Z" />
    </Drawing>
  );
}
