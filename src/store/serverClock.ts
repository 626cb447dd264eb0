/** A Date header has whole seconds. */
const precision = 1000

/** Whether our clock, ahead of an answer's date by so much, is wrong however the call's time was spent. */
export const isClockWrong = (ahead: number, callTook: number): boolean =>
  ahead < 0 || ahead > callTook + precision
