/** Steps of a progress bar in per cent, so that the log of actions stays readable. */
const step = 10

/** Passes on only what is at least a step further than what was passed on before. */
export function inSteps(tell: (percent: number) => void): (percent: number) => void {
  let told = 0
  return percent => {
    if (percent < told + step) return
    told = percent
    tell(percent)
  }
}
