import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

/** What Lighthouse's mobile preset multiplies a task's time by, and from when on a task blocks, in milliseconds. */
const slowdown = 4
const longTask = 50

/**
 * Total blocking time in milliseconds, as Lighthouse has it, but by the processor time of the main thread's tasks. The
 * time for which a task waits for a processor does not count, so the figure is the same beside other work.
 */
export function blockingByProcessor(trace) {
  const processed = TraceProcessor.processTrace(trace)
  const { timestamps } = TraceProcessor.processNavigation(processed)
  return processed.mainThreadEvents
    .filter(event => TraceProcessor.isScheduleableTask(event) && event.ts >= timestamps.firstContentfulPaint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask), 0)
}
