/**
 * Loaded into the measured server before its own code: how late its event loop is, and how much CPU time its thread uses
 * between two ticks of a timer, which a busy machine does not change. Linux only.
 */
const { readFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const EVERY_MS = 5;
/** The main thread has the process's id. */
const cpuMs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

let late = null;
let turns = [];
let last = cpuMs();

setInterval(() => {
  const now = cpuMs();
  if (late) turns.push(now - last);
  last = now;
}, EVERY_MS).unref();

process.on('message', (message) => {
  if (message === 'loop: begin') {
    late = monitorEventLoopDelay({ resolution: EVERY_MS });
    late.enable();
    [turns, last] = [[], cpuMs()];
  } else if (message === 'loop: end') {
    late.disable();
    // what the timer itself takes is included in its delay
    const delay = (ns) => Math.max(ns / 1e6 - EVERY_MS, 0);
    const sorted = turns.sort((a, b) => a - b);
    const cpu = { p999: sorted[Math.floor(sorted.length * 0.999)] ?? 0, max: sorted.at(-1) ?? 0 };
    process.send({
      delay: { p99: delay(late.percentile(99)), p999: delay(late.percentile(99.9)), max: delay(late.max) },
      cpu,
    });
    late = null;
  }
});
process.channel?.unref();
