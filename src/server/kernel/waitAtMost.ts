/**
 * Waits for work that is done all the same, but not longer than so many milliseconds. What fails later fails unheard: the
 * work itself, or a job, sees to that.
 */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>(resolve => {
    timer = setTimeout(resolve, milliseconds)
  })
  try {
    await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}
