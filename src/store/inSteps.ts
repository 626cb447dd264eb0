/** Steps of a progress bar in per cent, so that the log of actions stays readable. */
const step = 10

/** Passes on only what is at least a step further than what was passed on before. */
export function inSteps(report: (percent: number) => void): (percent: number) => void {
  let reported = 0
  return percent => {
    if (percent < reported + step) return
    reported = percent
    report(percent)
  }
}
