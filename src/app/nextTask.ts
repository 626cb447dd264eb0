/** Ends the task that runs now, so that the page can answer before the next piece of a long start. */
export async function nextTask(): Promise<void> {
  await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve))
}
