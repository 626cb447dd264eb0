/** Progress steps in percent; they keep the action log readable. */
const step = 10

/** Reports progress only when it grew by at least one step. */
export function inSteps(report: (percent: number) => void): (percent: number) => void {
  let reported = 0
  return percent => {
    if (percent < reported + step) return
    reported = percent
    report(percent)
  }
}
